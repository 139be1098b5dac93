import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import type { MenuName } from '@/src/contract/navigation'
import { contentSections } from './demo/sections'
import { demoPages } from './demo/pages'
import { resolvePage } from './resolve-page'
import { categories } from './demo/categories'
import { jobs } from './demo/jobs'
import { navigation } from './demo/navigation'
import { news } from './demo/news'
import { products } from './demo/products'
import type { DemoNavigationItem } from './demo/types'
import { type SeedDocument, seedDocument } from './languages-of'
import type { SeededPicture } from './pictures'
import { inAllLanguages } from './translations'

/** Finds what was written before by its natural key. @throws Error where it is not there */
export type Find<T> = (key: string) => T

export const categoryDocuments = (): SeedDocument[] =>
  inAllLanguages('categories', categories).map(({ slug, name, description, ...values }) =>
    seedDocument(slug, { slug, ...values, isActive: true }, { name, description }),
  )

export const productDocuments = (
  categoryId: Find<string>,
  picture: Find<SeededPicture>,
): SeedDocument[] =>
  inAllLanguages('products', products).map(
    ({ slug, category, pictures, isFeatured = false, order, ...texts }) =>
      seedDocument(
        slug,
        {
          slug,
          categoryId: categoryId(category),
          ...mainAndMore(pictures.map(picture)),
          isFeatured,
          order,
          isActive: true,
        },
        texts,
      ),
  )

export const newsDocuments = (picture: Find<SeededPicture>): SeedDocument[] =>
  inAllLanguages('news', news).map(({ slug, publishedAt, pictures, ...texts }) =>
    seedDocument(
      slug,
      {
        slug,
        publishedAt: new Date(publishedAt).toISOString(),
        ...mainAndMore(pictures.map(picture)),
        isActive: true,
      },
      texts,
    ),
  )

export const jobDocuments = (): SeedDocument[] =>
  inAllLanguages('jobs', jobs).map(({ slug, email, postedAt, vacancy, ...texts }) =>
    seedDocument(
      slug,
      { slug, email, postedAt: new Date(postedAt).toISOString(), vacancy, isActive: true },
      texts,
    ),
  )

export const sectionDocuments = (picture: Find<SeededPicture>): SeedDocument[] =>
  inAllLanguages('sections', contentSections).map(
    ({ sectionKey, picture: key, ctaUrl, ...texts }) =>
      seedDocument(
        sectionKey,
        { sectionKey, ...mainPicture(picture(key)), ctaUrl, isActive: true },
        { ...texts },
      ),
  )

/** Items on the first level of a menu, to which those below them point. */
export const rootItemDocuments = (picture: Find<SeededPicture>): SeedDocument[] =>
  inAllLanguages('navigation', navigation)
    .filter(({ parent }) => !parent)
    .map((item) => itemDocument(item, null, item.menu ?? 'products', picture))

export const lowerItemDocuments = (
  parentId: Find<string>,
  picture: Find<SeededPicture>,
): SeedDocument[] => {
  const menus = new Map(navigation.map(({ slug, menu }) => [slug, menu]))
  return inAllLanguages('navigation', navigation).flatMap((item) =>
    item.parent
      ? [itemDocument(item, parentId(item.parent), menus.get(item.parent) ?? 'products', picture)]
      : [],
  )
}

const itemDocument = (
  { slug, order, href, picture: key, name, description }: DemoNavigationItem,
  parentId: string | null,
  menu: MenuName,
  picture: Find<SeededPicture>,
): SeedDocument =>
  seedDocument(
    slug,
    { slug, menu, order, href, picture: key && picture(key).id, parentId, isActive: true },
    { name, description },
  )

/** The demo's pages, whole in every language in which they read differently from English. */
export const pageDocuments = (picture: Find<SeededPicture>): SeedDocument[] =>
  inAllLanguages('pages', demoPages).map((page) => {
    const read = (lng: Language) => resolvePage(page, lng, (key) => picture(key).id)
    const inEnglish = JSON.stringify(read(defaultLanguage))
    return {
      key: page.path,
      languages: languages.filter(
        (lng) => lng === defaultLanguage || JSON.stringify(read(lng)) !== inEnglish,
      ),
      in: (lng) => ({ ...read(lng) }),
    }
  })

/** The first picture is the main one. Addresses stand beside ids, as they change with the file. */
function mainAndMore([main, ...more]: SeededPicture[]) {
  return {
    ...(main ? mainPicture(main) : {}),
    gallery: more.map(({ id }) => id),
    images: more.map(({ url }) => url),
  }
}

const mainPicture = ({ id, url }: SeededPicture) => ({ image: id, imageUrl: url })
