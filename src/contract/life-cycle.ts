/** States in the life of a product, in their order. */
export const lifeCycleStates = ['inSale', 'lastOrder', 'supportOnly', 'withdrawn'] as const
