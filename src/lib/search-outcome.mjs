/**
 * How the front, which is outside of Next's bundle, learns what a page of search would show: both run in one
 * process. Pages that say it are known once Next has loaded them.
 */
const key = Symbol.for('terminalia.search-outcome')

/**
 * @typedef {object} SearchOutcome
 * @property {string} text what was typed, as the page shows it
 * @property {string} key the same for all texts with which the page differs in nothing but the text
 * @property {(text: string) => string} addressFor path and query of the page with another text
 */

/**
 * @param {string} url path and query, as they came
 * @param {string | undefined} language that the visitor chose before
 * @returns {SearchOutcome | undefined} undefined where it is no such page, or cannot be told without reading
 */
export const searchOutcome = (url, language) => globalThis[key]?.(url, language)

/** @param {typeof searchOutcome} outcomeOf */
export const onSearchOutcome = (outcomeOf) => {
  globalThis[key] = outcomeOf
}
