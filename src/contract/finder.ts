/** What an answer of the finder asks of a product. */
export const finderTests = ['atMost', 'atLeast', 'between', 'oneOf', 'has', 'category'] as const

export type FinderTest = (typeof finderTests)[number]
