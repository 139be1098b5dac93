/** Most products in one comparison; in a file of its own, as the browser needs no more of the comparison. */
export const maxCompared = 6
