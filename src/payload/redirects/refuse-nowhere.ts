import type { CollectionBeforeChangeHook } from 'payload'
import { preserveLocale } from '@/src/payload/preserve-locale'
import { readSite } from '@/src/payload/checks/site'
import { fieldRefusal } from '@/src/payload/errors'
import { makeContext } from '@/src/domain/checks/surroundings'
import { pathOfLink } from '@/src/domain/links/routes'

/** Context of a request in which a hook writes the redirect. */
export interface MovedContext {
  /** Its target becomes public with the same write. */
  followsMove?: boolean
}

/** Refuses a redirect to an address of the site at which nothing is public. */
export const refuseNowhere: CollectionBeforeChangeHook = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const { to } = data as { to?: unknown }
  if (typeof to !== 'string' || to === originalDoc?.to) return data
  if ((context as MovedContext).followsMove) return data
  const path = to.startsWith('/') ? pathOfLink(to) : null
  if (path === null) return data
  const site = await preserveLocale(req, () => readSite(req))
  if (!makeContext(site, () => undefined).isReachable(path))
    throw fieldRefusal('to', 'to is an address of this site at which nothing is published')
  return data
}
