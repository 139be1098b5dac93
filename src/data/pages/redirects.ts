import 'server-only'
import {
  followRedirects,
  isLikeRelativeLink,
  type Redirect,
  targetOfRelativeLink,
} from '@/src/domain/links/routes'
import { listAddresses } from './addresses'
import { cached, withFallback } from '@/src/data/cache/cached'
import { getPayload } from '@/src/data/payload'
import { listBuiltInPaths } from './built-in-pages'
import { openPaths } from '@/src/data/settings/modules'
import { successorRedirect } from '@/src/data/catalogue/successors'
import { tags } from '@/src/data/cache/tags'

/** Returns the redirect for an address without a page, without a language; null where none is known. */
export async function getRedirect(path: string): Promise<Redirect | null> {
  const redirects = new Map(await withFallback(listRedirects({}), []))
  return (
    followRedirects((at) => redirects.get(at), path) ??
    (await successorRedirect(path)) ??
    (await relativeLink(path))
  )
}

async function relativeLink(path: string): Promise<Redirect | null> {
  if (!isLikeRelativeLink(path)) return null
  const [addresses, builtIn, isOpen] = await Promise.all([
    listAddresses(),
    listBuiltInPaths(),
    openPaths(),
  ])
  const known = [...addresses.map((each) => each.path), ...builtIn.filter(isOpen)]
  const to = targetOfRelativeLink(path, known)
  return to === undefined ? null : { to, permanent: true }
}

/** All of them in one read: a read for each address would fill the cache with whatever bots ask for. */
const listRedirects = cached(
  'listRedirects',
  () => [tags.redirects()],
  async (): Promise<[string, Redirect][]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      collection: 'redirects',
      // Staff alone may list them; a visitor learns of one by going there.
      overrideAccess: true,
      depth: 0,
      pagination: false,
    })
    return docs.map(({ from, to, permanent }) => [from, { to, permanent: permanent !== false }])
  },
)
