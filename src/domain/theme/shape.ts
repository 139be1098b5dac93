/** Corners of controls and of plates, in px. The first of each choice is what `tokens.css` has. */
export const corners = {
  soft: {},
  sharp: { 'radius-control': '0px', 'radius-plate': '0px' },
  round: { 'radius-control': '10px', 'radius-plate': '24px' },
} as const satisfies Record<string, Tokens>

/** Distances between the parts of a page. Those inside a control stay, so that it can be hit. */
export const densities = {
  normal: {},
  compact: {
    'space-2': '12px',
    'space-3': '18px',
    'space-4': '24px',
    'space-5': '36px',
    'space-section': 'clamp(40px, 5.5vw, 76px)',
    'columns-close': 'clamp(24px, 4vw, 56px)',
    columns: 'clamp(36px, 4.5vw, 72px)',
    'columns-wide': 'clamp(36px, 5vw, 80px)',
  },
  airy: {
    'space-2': '20px',
    'space-3': '30px',
    'space-4': '40px',
    'space-5': '60px',
    'space-section': 'clamp(72px, 10.5vw, 152px)',
    'columns-close': 'clamp(40px, 6.5vw, 104px)',
    columns: 'clamp(60px, 8vw, 128px)',
    'columns-wide': 'clamp(60px, 9vw, 144px)',
  },
} as const satisfies Record<string, Tokens>

export type Corners = keyof typeof corners
export type Density = keyof typeof densities

/** Custom properties without the leading `--`. */
export type Tokens = Record<string, string>
