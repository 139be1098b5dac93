import 'server-only'
import { followRedirects, type Redirect } from '../lib/redirects'
import { cached, orElse } from './cache'
import { cms } from './cms'
import { tags } from './tags'

/** Where an old address leads, without a language; null where no redirect is known. */
export async function getRedirect(path: string): Promise<Redirect | null> {
  const redirects = new Map(await orElse(listRedirects({}), []))
  return followRedirects((at) => redirects.get(at), path)
}

/** All of them in one read: a read for each address would fill the cache with whatever bots ask for. */
const listRedirects = cached(
  'listRedirects',
  () => [tags.redirects()],
  async (): Promise<[string, Redirect][]> => {
    const payload = await cms()
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
