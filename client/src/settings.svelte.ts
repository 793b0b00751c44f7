/** Settings: how this device shows things. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How long the page waits between what others do. */
export const SPEEDS = ["calm", "quick", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const REMEMBERED_AS = "midtown.settings";

interface Remembered {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** What the person here is called. */
  name: string;
  /** The bot that was chosen last to play against. */
  bot: string;
}

const FIRST: Remembered = { theme: "system", speed: "calm", sound: false, name: "", bot: "" };

class Settings {
  #now: Remembered = $state({
    ...FIRST,
    ...(JSON.parse(localStorage.getItem(REMEMBERED_AS) ?? "{}") as Partial<Remembered>),
  });

  constructor() {
    this.#showTheme();
  }

  get theme(): Theme {
    return this.#now.theme;
  }

  set theme(theme: Theme) {
    this.#change({ theme });
    this.#showTheme();
  }

  get speed(): Speed {
    return this.#now.speed;
  }

  set speed(speed: Speed) {
    this.#change({ speed });
  }

  get sound(): boolean {
    return this.#now.sound;
  }

  set sound(sound: boolean) {
    this.#change({ sound });
  }

  get name(): string {
    return this.#now.name;
  }

  set name(name: string) {
    this.#change({ name });
  }

  get bot(): string {
    return this.#now.bot;
  }

  set bot(bot: string) {
    this.#change({ bot });
  }

  #change(change: Partial<Remembered>): void {
    Object.assign(this.#now, change);
    localStorage.setItem(REMEMBERED_AS, JSON.stringify(this.#now));
  }

  #showTheme(): void {
    document.documentElement.dataset["theme"] = this.#now.theme;
  }
}

export const settings = new Settings();
