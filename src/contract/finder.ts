/** Tests that an answer of the finder puts to a product. */
export const finderTests = ['atMost', 'atLeast', 'between', 'oneOf', 'has', 'category'] as const

export type FinderTest = (typeof finderTests)[number]
