import type { SanitizedConfig } from 'payload'
import { HttpError } from '../errors/http-error'

/**
 * Checks and shortens the query of a write. `autosave` is the panel's word for a draft that it saves while somebody types, and
 * nothing else is told apart by it. `select` and `populate` are left out: hooks get the document that the answer has, so that a
 * part of it would leave the activity log, caches, redirects and files with half of what was written.
 * @throws HttpError 400 where the parameter `autosave` means nothing
 */
export function checkWriteQuery(
  config: SanitizedConfig,
  path: string[],
  method: string,
  query: URLSearchParams,
): void {
  if (query.has('autosave') && !isAutosave(config, path, method, query))
    throw new HttpError(
      400,
      'The parameter autosave is for drafts that are saved while they are edited, where the collection has such',
    )
  if (method === 'GET') return
  for (const name of [...query.keys()])
    if (/^(?:select|populate)(?:\[|$)/.test(name)) query.delete(name)
}

/** Returns true for a call that saves one doc with `draft=true`: the same call without it would publish. */
function isAutosave(
  { collections, globals }: SanitizedConfig,
  [first, second, third]: string[],
  method: string,
  query: URLSearchParams,
): boolean {
  if (query.get('draft') !== 'true' || third !== undefined) return false
  if (first === 'globals')
    return method === 'POST' && savesDrafts(globals.find(({ slug }) => slug === second))
  const isOfOne = second === undefined ? method === 'POST' : ['PATCH', 'PUT'].includes(method)
  return isOfOne && savesDrafts(collections.find(({ slug }) => slug === first))
}

/** Returns true where drafts of a collection or global are saved while they are edited. */
export function savesDrafts(
  entity: { versions?: { drafts?: unknown } | boolean } | undefined,
): boolean {
  const { drafts } = Object(entity?.versions) as { drafts?: unknown }
  return Boolean((Object(drafts) as { autosave?: unknown }).autosave)
}
