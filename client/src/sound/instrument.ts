/** Instrument: soft notes that the browser makes itself. */

const LENGTH = 0.28;
const APART = 0.11;
const LOUDNESS = 0.08;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Play notes, given in hertz, one after the other. A page that nobody has touched yet may not make a sound. */
export function play(notes: readonly number[]): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [place, frequency] of notes.entries()) sound(context, frequency, context.currentTime + place * APART);
}

function sound(at: AudioContext, frequency: number, start: number): void {
  const tone = new OscillatorNode(at, { type: "triangle", frequency });
  const loudness = new GainNode(at, { gain: SILENCE });
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, start + LENGTH);
  tone.connect(loudness).connect(at.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
