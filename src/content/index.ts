import { cataloguePages, home, legalPages, ownFamilyPages, tagPages } from './pages'
import { companyPages } from './company'
import { sectionPages } from './sections'
import type { BuiltInPage, Site } from './types'

/** The documented routes that are pages of blocks, as a site has them that nobody has written anything for. */
export const builtInPages: BuiltInPage[] = [
  home,
  ...cataloguePages,
  ...companyPages,
  ...sectionPages,
  ...legalPages,
]

/** All built-in pages of a site, those of its own families and tags among them. */
export const collectBuiltInPages = (
  site: Pick<Site, 'familyNames' | 'newsTags'>,
): BuiltInPage[] => [...builtInPages, ...ownFamilyPages(site), ...tagPages(site)]

/** The name of a built-in page, in the language of the site that is given. */
export const nameOfPage = (page: BuiltInPage, site: Site): string =>
  page.ownName?.(site) ?? site.t(page.name)
