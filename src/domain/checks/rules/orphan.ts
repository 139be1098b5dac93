import type { Check } from '../check'

/** A public page that neither a menu nor another page leads to. Records stand in their lists. */
export const orphan: Check = {
  id: 'orphan',
  severity: 'warning',
  asksSite: true,
  run: ({ collection, isPublic, address }, { isLinked }) =>
    collection === 'pages' && isPublic && address !== null && !isLinked(address)
      ? [{ path: 'path', locale: null, problem: 'orphan', values: { text: address } }]
      : [],
}
