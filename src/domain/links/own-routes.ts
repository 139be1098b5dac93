/**
 * Addresses at which `src/app/(site)` draws something of its own, so that a page of staff would never be shown there: a
 * test compares them with its folders.
 */
const ownRoutes =
  /^\/(?:(?:careers|downloads|news|product|products\/category|quote\/status|security)\/[^/]+|product\/[^/]+\/data-sheet|products\/(?:compare|finder)|downloads|quote|search|security)$/

/**
 * Returns true where another route than that of pages answers.
 * @param path without language
 */
export const isOwnRoute = (path: string): boolean => ownRoutes.test(path)
