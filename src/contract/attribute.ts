/** Of which kind values of an attribute are. */
export const attributeKinds = ['number', 'range', 'dimensions', 'choice', 'yesNo', 'text'] as const

export type AttributeKind = (typeof attributeKinds)[number]

/** Where values of an attribute are shown beside the product's own page. */
export const attributePlaces = ['facets', 'comparison', 'cards', 'sheet', 'structuredData'] as const

export type AttributePlace = (typeof attributePlaces)[number]
