/** How far a product is in its life, in the order in which it gets there. */
export const lifeCycleStates = ['inSale', 'lastOrder', 'supportOnly', 'withdrawn'] as const
