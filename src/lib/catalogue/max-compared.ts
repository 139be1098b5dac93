/** How many products stand side by side at most; apart, as the browser needs no more of the comparison. */
export const maxCompared = 6
