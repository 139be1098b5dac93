import 'server-only'
import { placeOf } from './linked-place'
import { orElse } from './cache'
import { listCategories } from './categories'
import { openLinks } from './modules'
import { listPublicPaths } from './public-paths'
import { getRedirect } from './redirects'
import { siteCollectionsWithPages } from './site-records'
import { defaultLanguage } from '../i18n/languages'

/**
 * Those of some links that lead visitors somewhere: to a public page, by a redirect, to a public category, or to
 * where nothing can be closed; none to a module that is off. What cannot be read counts as public. Only what the links need is read, so that a
 * page does not expire with what its menus do not name.
 */
export async function publicLinksOf(hrefs: string[]): Promise<Set<string>> {
  const links = [...new Set(hrefs)].map((href) => ({ href, place: placeOf(href) }))
  const has = (kind: string) => links.some(({ place }) => place.kind === kind)
  const [isOpen, records, paths, categories] = await Promise.all([
    openLinks(),
    has('page') ? orElse(siteCollectionsWithPages(), []) : [],
    has('page') ? listPublicPaths() : new Set<string>(),
    has('category') ? orElse(listCategories({ lng: defaultLanguage }), null) : null,
  ])
  const isRecord = (path: string) => records.some(({ page }) => path.startsWith(`${page.folder}/`))
  const isPublic = async ({ href, place }: (typeof links)[number]): Promise<boolean> => {
    if (place.kind === 'category')
      return categories === null || categories.some(({ slug }) => slug === place.slug)
    const path = place.kind === 'page' ? place.path : null
    if (isOpen(href) && (path === null || paths.has(path) || isRecord(path))) return true
    // Careers that are off may lead to where they are published instead.
    const redirect = path === null ? null : await getRedirect(path)
    return redirect !== null && isOpen(redirect.to)
  }
  const answers = await Promise.all(links.map(isPublic))
  return new Set(links.filter((_, index) => answers[index]).map(({ href }) => href))
}
