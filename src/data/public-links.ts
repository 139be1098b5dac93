import 'server-only'
import { placeOf } from './linked-place'
import { orElse } from './cache'
import { listCategories } from './categories'
import { listPublicPaths } from './public-paths'
import { getRedirect } from './redirects'
import { defaultLanguage } from '../i18n/languages'

/**
 * Those of some links that lead visitors somewhere: to a public page, by a redirect, to a public category, or to
 * where nothing can be closed. What cannot be read counts as public. Only what the links need is read, so that a
 * page does not expire with what its menus do not name.
 */
export async function publicLinksOf(hrefs: string[]): Promise<Set<string>> {
  const links = [...new Set(hrefs)].map((href) => ({ href, place: placeOf(href) }))
  const has = (kind: string) => links.some(({ place }) => place.kind === kind)
  const [paths, categories] = await Promise.all([
    has('page') ? listPublicPaths() : new Set<string>(),
    has('category') ? orElse(listCategories({ lng: defaultLanguage }), null) : null,
  ])
  const isPublic = async ({ place }: (typeof links)[number]): Promise<boolean> => {
    if (place.kind === 'category')
      return categories === null || categories.some(({ slug }) => slug === place.slug)
    if (place.kind === 'other' || paths.has(place.path)) return true
    return (await getRedirect(place.path)) !== null
  }
  const answers = await Promise.all(links.map(isPublic))
  return new Set(links.filter((_, index) => answers[index]).map(({ href }) => href))
}
