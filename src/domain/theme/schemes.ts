export const schemes = ['light', 'dark'] as const

/** A colour scheme of the pages. */
export type Scheme = (typeof schemes)[number]
