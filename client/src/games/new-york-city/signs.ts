/** Signs: what cards, vessels and abilities are drawn with, in a box of 24 by 24. */

export interface Drawing {
  /** Filled with holes where it overlaps itself. */
  readonly fill?: string;
  readonly stroke?: string;
}

const CARD_SIGNS = {
  press: {
    fill: "M2 3h16v5h4v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zM4.5 5.5v3.7h11V5.5zM4.5 11.3V13h4.8v-1.7zM4.5 14.6v1.6h4.8v-1.6zM4.5 17.7v1.4h4.8v-1.4zM11 11.3v7.8h4.5v-7.8zM18 10.2V19a1 1 0 0 0 2 0v-8.8z",
  },
  dollars: {
    stroke:
      "M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6zM15.4 8.7C14.8 7.5 13.6 7 12 7c-2 0-3.4 1-3.4 2.5 0 3.5 7 1.7 7 5 0 1.6-1.5 2.6-3.6 2.6-1.8 0-3.1-.7-3.7-1.9M12 4.9v14.2",
  },
  elevator: {
    fill: "M10 .5h4v2h7v21H3v-21h7zM5.5 5v16h5.3V5zM13.2 5v16h5.3V5zM8.15 9.2l2 3.6h-4zM15.85 16.8l-2-3.6h4z",
  },
  plans: {
    fill: "M2.5 2v19.5H22zM7 12.6l4.6 4.6H7z",
    stroke: "M13 3.5h8v8M21 3.5l-5.5 5.5",
  },
  prestige: {
    fill: "M12 1l2 1.7 2.6-.3 1 2.4 2.4 1-.3 2.6L21.4 10l-1.7 2 .3 2.6-2.4 1-1 2.4-2.6-.3-2 1.7-2-1.7-2.6.3-1-2.4-2.4-1 .3-2.6L2.6 10l1.7-1.6L4 5.8l2.4-1 1-2.4 2.6.3zM12 5.2l-1.4 3-3.3.4 2.4 2.3-.6 3.3 2.9-1.6 2.9 1.6-.6-3.3 2.4-2.3-3.3-.4zM7 19.4l2.6.2 1.4 1.2L8.6 24zM17 19.4l-2.6.2-1.4 1.2 2.4 3.2z",
  },
  skyscraper: {
    fill: "M11.2.5h1.6v3.2h1.7v3h2.2v4h2.3V23h-4.6v-4.4h-4.8V23H5V10.700h2.300v-4h2.200v-3h1.700zM9.5 9v2h1.700V9zM12.8 9v2h1.700V9zM8 13.400v2h1.700v-2zM11.2 13.400v2h1.700v-2zM14.4 13.400v2h1.700v-2z",
  },
  wild: {
    fill: "M12 .5l2 6.7 5.9-3.8-3.3 6 6.9 2.6-6.9 2.6 3.3 6L14 16.800l-2 6.7-2-6.7-5.9 3.8 3.3-6L.5 12l6.9-2.6-3.3-6L10 7.200zM12 9.700l-2.3 2.3 2.3 2.3 2.3-2.300z",
  },
} as const satisfies Record<string, Drawing>;

const VESSEL_SIGNS = {
  taxi: {
    fill: "M9 3h5.500v2h2.200l3 5.200L23 11v6.500h-2a2.9 2.9 0 0 1-5.8 0H8.800a2.9 2.9 0 0 1-5.8 0H1v-6.800h2.300L6 5h3zM7.3 6.800l-1.9 3.700h5V6.800zM12.3 6.800v3.700h5.200l-2.1-3.700zM5 12.300v1.700h2v-1.700zM9 12.300v1.700h2v-1.700zM13 12.300v1.700h2v-1.700zM17 12.300v1.700h2v-1.700z",
  },
  bus: {
    fill: "M2 2.500h18.500L22.5 10v8h-2a2.9 2.9 0 0 1-5.8 0H9.300a2.9 2.9 0 0 1-5.8 0H2zM4 4.600v3.300h4V4.600zM10 4.600v3.300h4V4.600zM16 4.600v3.300h3.700L19 4.600zM4 11v3.300h4V11zM10 11v3.300h4V11zM16 11v3.300h4.200V11z",
  },
  streetcar: {
    fill: "M7.5.8h9v1.700h-3.100l2 2.700H18a2 2 0 0 1 2 2v10.300a2.8 2.8 0 0 1-2 2.700l2 3h-2.600L15.7 21H8.300l-1.7 2.200H4l2-3a2.8 2.8 0 0 1-2-2.700V7.200a2 2 0 0 1 2-2h2.600l2-2.700H7.500zM6.3 7.800V13h4.800V7.800zM12.9 7.800V13h4.800V7.800zM12 14.900a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.800z",
  },
  subway: {
    fill: "M12 1a10 10 0 0 1 10 10v12H2V11A10 10 0 0 1 12 1zM8 5.500a2 2 0 0 0-2 2V16a2.2 2.2 0 0 0 1.8 2.200L5.5 21.500h2.600l1.9-3h4l1.9 3h2.600l-2.3-3.300A2.2 2.2 0 0 0 18 16V7.500a2 2 0 0 0-2-2zM8 7.800h3.200v4H8zM12.8 7.800H16v4h-3.200zM9.2 13.900a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.600zM14.8 13.900a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.600z",
  },
  boat: {
    fill: "M14.5 1.500h3V7h-3zM8 4.500h5V8H8zM4.5 9h15v4h-15zM6.5 10.300v1.500h2v-1.500zM11 10.300v1.500h2v-1.500zM15.5 10.300v1.500h2v-1.500zM1 14h22l-3 5.200c-1-.8-2-.8-3 0s-2 .8-3.3 0-2.3-.8-3.4 0-2.3.8-3.3 0-2-.8-3 0z",
    stroke: "M2 22.300c1.7-1.3 3.3-1.3 5 0s3.3 1.3 5 0 3.3-1.3 5 0 3.3 1.3 5 0",
  },
} as const satisfies Record<string, Drawing>;

const OTHER_SIGNS = {
  point: {
    fill: "M12 1.500l3.1 7 7.6.8-5.7 5.1 1.6 7.500L12 18.100l-6.6 3.800L7 14.4 1.3 9.300l7.6-.8z",
  },
  dollar: {
    stroke:
      "M12 2.200a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.600zM15.4 8.700C14.8 7.5 13.6 7 12 7c-2 0-3.4 1-3.4 2.5 0 3.5 7 1.7 7 5 0 1.6-1.5 2.6-3.6 2.6-1.8 0-3.1-.7-3.7-1.900M12 4.900v14.2",
  },
  card: { fill: "M5 1.500h14v21H5zM7.2 3.700v16.600h9.600V3.700zM9 12l3-5 3 5-3 5z" },
  cards: {
    fill: "M1.5 3H13v18H1.500zM3.6 5.100v13.800h7.300V5.100zM14.5 3h8v18h-8v-2.100h5.900V5.100h-5.900z",
  },
  hand: {
    fill: "M9 2h6v14H9zM10.7 3.700v10.600h2.600V3.700zM1.5 6.800l5.8-2.100V15l-1.6.6zM22.5 6.800l-5.8-2.100V15l1.6.6zM4 18.500h16v3H4z",
  },
  reserve: { fill: "M7 1.500h10v12H7zM8.9 3.400v8.200h6.200V3.400zM1.5 11H5v6.500h14V11h3.500v11h-21z" },
  renew: {
    stroke: "M20 9.500A8.5 8.5 0 0 0 4.5 8M4 14.500A8.5 8.5 0 0 0 19.5 16M4.2 2.800V8h5.200M19.8 21.200V16h-5.2",
  },
  person: {
    fill: "M8 1.500h8v4h2.500v2H17a5 5 0 0 1-10 0H5.500v-2H8zM12 13.500c5.5 0 9 3.5 9 9H3c0-5.5 3.5-9 9-9zM12 15.500l-1.5 2 1.5 4 1.5-4z",
  },
  up: { stroke: "M12 21V4M5 10.500L12 3.500l7 7" },
  back: { stroke: "M21 12H4M10.5 5L3.5 12l7 7" },
  forward: { stroke: "M3 12h17M13.5 5l7 7-7 7" },
  last: {
    fill: "M4 1.500h16v2.700h-1.500c0 4-1.8 6.3-4.2 7.8 2.4 1.5 4.2 3.8 4.2 7.800H20v2.700H4v-2.700h1.500c0-4 1.8-6.3 4.2-7.8-2.4-1.5-4.2-3.8-4.2-7.800H4zM8 4.200c.2 2.8 1.5 4.5 4 5.8 2.5-1.3 3.8-3 4-5.800z",
  },
  lantern: {
    fill: "M10.5.5h3v2.700h-3zM7 4h10l2.5 4h-15zM6.2 9.500h11.600L16 18.500H8zM7.5 20h9v3.500h-9z",
  },
  vessel: {
    fill: "M12 1.500a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM12 4.500l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2z",
  },
  mayor: {
    fill: "M7.5.5h9v6.800H20v2.200H4V7.300h3.500zM7.5 10.500h9v1.200a4.5 4.5 0 0 1-9 0zM12 17.200c6 0 9.5 2.4 9.5 6.800h-19c0-4.4 3.5-6.8 9.5-6.800z",
  },
} as const satisfies Record<string, Drawing>;

export type CardSign = keyof typeof CARD_SIGNS;
export type SignName = CardSign | keyof typeof VESSEL_SIGNS | keyof typeof OTHER_SIGNS;

const SIGNS: Readonly<Record<string, Drawing>> = { ...CARD_SIGNS, ...VESSEL_SIGNS, ...OTHER_SIGNS };

/** The types of cards in the order of the bidding rounds, wild cards last. */
export const CARD_TYPES = Object.keys(CARD_SIGNS) as readonly CardSign[];
export const VESSELS = Object.keys(VESSEL_SIGNS);

export function isSign(name: string): name is SignName {
  return name in SIGNS;
}

export function drawingOf(name: string): Drawing {
  return SIGNS[name] ?? {};
}
