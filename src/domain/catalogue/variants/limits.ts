/** Pattern of keys of axes and options. */
export const variantKeyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Keys of axes begin with a letter, so that no order code is one. */
export const axisKeyPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Pattern of order codes: a code also names a row of the page in its address, and is kept in quote lists. */
export const orderCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/

export const maxAxes = 6
export const maxOptions = 24
export const maxCombinations = 400
export const maxKeyLength = 40
export const maxCodeLength = 60
