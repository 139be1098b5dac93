/**
 * Finding of a check.
 * @typedef {{ mark: 'good' | 'odd' | 'bad' | 'open', text: string, advice?: string }} Finding
 */

/** @type {(text: string) => Finding} */
export const good = (text) => ({ mark: 'good', text })

/**
 * Works, but perhaps not as meant.
 * @type {(text: string, advice?: string) => Finding}
 */
export const odd = (text, advice) => ({ mark: 'odd', text, advice })

/**
 * The site cannot run like this.
 * @type {(text: string, advice?: string) => Finding}
 */
export const bad = (text, advice) => ({ mark: 'bad', text, advice })

/**
 * Could not be looked at.
 * @type {(text: string) => Finding}
 */
export const open = (text) => ({ mark: 'open', text })
