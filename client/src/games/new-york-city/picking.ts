/** Picking: what a click on a card or a vessel stands for, where an offered action names two things. */

/** A thing that waits for the second one. */
export interface Picked {
  readonly place: "hand" | "reserve" | "vessel";
  readonly thing: string;
}

/** What a thing stands for: actions at once, or that it can be picked first. */
export interface Meaning {
  readonly actions: readonly string[];
  readonly canBePicked: boolean;
}

const HAND_VERBS = ["play", "pair", "join", "as-one", "as-two"];
const RESERVE_VERBS = ["reserve", "pair-reserve", "fetch"];

export function isPicked(picked: Picked | null, place: Picked["place"], thing: string): boolean {
  return picked?.place === place && picked.thing === thing;
}

/** A card of the own hand; what is discarded outside the bids comes from there. */
export function meaningInHand(
  offered: readonly string[],
  card: string,
  picked: Picked | null,
  isBidding: boolean,
): Meaning {
  if (picked?.place === "reserve") return only(offered, [`swap ${card} ${picked.thing}`]);
  const verbs = isBidding ? HAND_VERBS : [...HAND_VERBS, "discard"];
  return meaning(
    offered,
    verbs.map((verb) => `${verb} ${card}`),
    offered.filter((action) => action.startsWith(`swap ${card} `)),
  );
}

/** A card of the own reserve; what is discarded during the bids comes from there. */
export function meaningInReserve(
  offered: readonly string[],
  card: string,
  picked: Picked | null,
  isBidding: boolean,
): Meaning {
  if (picked?.place === "hand") return only(offered, [`swap ${picked.thing} ${card}`]);
  const verbs = isBidding ? [...RESERVE_VERBS, "discard"] : RESERVE_VERBS;
  return meaning(
    offered,
    verbs.map((verb) => `${verb} ${card}`),
    offered.filter((action) => action.startsWith("swap ") && action.endsWith(` ${card}`)),
  );
}

/** A vessel that can be ridden to one of several boroughs. */
export function meaningOfVessel(offered: readonly string[], vessel: string): Meaning {
  return meaning(
    offered,
    [],
    offered.filter((action) => action.startsWith(`ride ${vessel} `)),
  );
}

/** A borough: where something is replaced or moved away, or where a vessel goes. */
export function actionsOfBorough(
  offered: readonly string[],
  borough: string,
  picked: Picked | null,
): readonly string[] {
  const rides = offered.filter((action) => action.startsWith("ride ") && action.endsWith(` ${borough}`));
  const chosen = picked?.place === "vessel" ? rides.filter((ride) => ride.startsWith(`ride ${picked.thing} `)) : rides;
  return [...offered.filter((action) => action === `replace ${borough}` || action === `move ${borough}`), ...chosen];
}

function only(offered: readonly string[], actions: readonly string[]): Meaning {
  return { actions: actions.filter((action) => offered.includes(action)), canBePicked: false };
}

/** With actions of its own a thing stands for these; else it is picked, if it is the first of two. */
function meaning(offered: readonly string[], own: readonly string[], withAnother: readonly string[]): Meaning {
  const { actions } = only(offered, own);
  return { actions, canBePicked: actions.length === 0 && withAnother.length > 0 };
}
