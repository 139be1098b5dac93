/**
 * What a check found.
 * @typedef {{ mark: 'good' | 'odd' | 'bad' | 'open', text: string, advice?: string }} Finding
 */

/** @returns {Finding} */
export const good = (text) => ({ mark: 'good', text })

/** Works, but perhaps not as meant. */
export const odd = (text, advice) => ({ mark: 'odd', text, advice })

/** The site cannot run like this. */
export const bad = (text, advice) => ({ mark: 'bad', text, advice })

/** Could not be looked at. */
export const open = (text) => ({ mark: 'open', text })
