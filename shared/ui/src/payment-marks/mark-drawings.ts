/**
 * The shop's own drawings of ways to pay, on 44 × 28: what a way is like, never the sign of a company. KNET, which is asked
 * for by its name, is its four letters. `line` is drawn over `tint`, which is filled faintly.
 */
export const markDrawings = {
  card: {
    line: 'M11 6h22a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM9 10.5h26M9 14h26M13 18h5',
    tint: 'M9 10.5h26V14H9z',
  },
  cash: {
    line: 'M7 7h30v14H7zM7 11a4 4 0 0 0 4-4M33 7a4 4 0 0 0 4 4M37 17a4 4 0 0 0-4 4M11 21a4 4 0 0 0-4-4M18.5 14a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
    tint: 'M7 7h30v14H7z',
  },
  installments: {
    line: 'M11 6h22a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM9 11h26M15 4v4M29 4v4M13.5 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM20 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM26.5 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
    tint: 'M11 6h22a2 2 0 0 1 2 2v3H9V8a2 2 0 0 1 2-2zM13.5 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  },
  knet: {
    line: 'M6.5 9.5v9M11.5 9.5l-5 5M8.5 12.5l3 6M14.5 18.5v-9l5.5 9v-9M28 9.5h-5v9h5M23 14h4.5M31 9.5h6.5M34.25 9.5v9',
    tint: '',
  },
  /** A card machine, with a card in it. */
  machine: {
    line: 'M17 9V4.5h10V9M16 9h12a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 28 24H16a1.5 1.5 0 0 1-1.5-1.5v-12A1.5 1.5 0 0 1 16 9zM17.5 12h9v3.5h-9zM18.5 18.5h.01M22 18.5h.01M25.5 18.5h.01M18.5 21.5h.01M22 21.5h.01M25.5 21.5h.01',
    tint: 'M17 4.5h10V9H17zM17.5 12h9v3.5h-9z',
  },
  /** A phone that is held to something. */
  wallet: {
    line: 'M14 4h8a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 22 24h-8a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 14 4zM17 21h2M27.5 10.5a5.5 5.5 0 0 1 0 7M30.5 8a10 10 0 0 1 0 12',
    tint: 'M12.5 6.5h11v12h-11z',
  },
} as const;

export type MarkKind = keyof typeof markDrawings;
