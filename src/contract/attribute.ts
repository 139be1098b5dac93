/** Kinds of values of attributes. */
export const attributeKinds = ['number', 'range', 'dimensions', 'choice', 'yesNo', 'text'] as const

export type AttributeKind = (typeof attributeKinds)[number]

/** Surfaces that show values of an attribute beside the product's own page. */
export const attributePlaces = ['facets', 'comparison', 'cards', 'sheet', 'structuredData'] as const

export type AttributePlace = (typeof attributePlaces)[number]
