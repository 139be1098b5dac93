import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import type { Localized } from '@/src/i18n/localized'
import { storedFrom } from '@/src/platform/time/days'
import type { MenuName } from '@/src/contract/menu-names'
import { contentSections } from './demo/sections'
import { demoPages } from './demo/pages'
import { resolvePage } from './resolve-page'
import type { Variants } from '@/src/domain/catalogue/variants/definition'
import { attributes } from './demo/attributes'
import { demoLives } from './demo/life-cycle'
import { categories } from './demo/categories'
import { certificates } from './demo/certificates'
import { facts } from './demo/facts'
import { finderQuestions } from './demo/finder'
import { jobs } from './demo/jobs'
import { navigation } from './demo/navigation'
import { news } from './demo/news'
import { products } from './demo/products'
import type { DemoNavigationItem } from './demo/types'
import { demoPairs } from './demo/works-with'
import { type SeedDocument, seedDocument, usedLanguages } from './languages-of'
import type { SeededPicture } from './pictures'
import { storedAttributes } from './specifications'
import { inAllLanguages } from './translations'

/** Finds what was written before by its natural key. @throws Error where it is not there */
export type Find<T> = (key: string) => T

export const categoryDocuments = (): SeedDocument[] =>
  inAllLanguages('categories', categories).map(({ slug, name, description, ...values }) =>
    seedDocument(slug, { slug, ...values, isActive: true }, { name, description }),
  )

export const attributeDocuments = (categoryId: Find<string>): SeedDocument[] =>
  inAllLanguages('attributes', attributes).map(
    (
      {
        key,
        kind,
        unit = null,
        decimals = 0,
        isMany = false,
        isRequired = false,
        places,
        families = [],
        categories = [],
        ...texts
      },
      index,
    ) =>
      seedDocument(
        key,
        {
          key,
          kind,
          unit,
          decimals,
          isMany,
          isRequired,
          places,
          families,
          categories: categories.map(categoryId),
          order: (index + 1) * 10,
        },
        { ...texts },
      ),
  )

export const productDocuments = (
  categoryId: Find<string>,
  picture: Find<SeededPicture>,
): SeedDocument[] =>
  inAllLanguages('products', products).map(
    ({ slug, category, pictures, isFeatured = false, order, attributes, variants, ...texts }) =>
      seedDocument(
        slug,
        {
          slug,
          categoryId: categoryId(category),
          ...mainAndMore(pictures.map(picture)),
          attributes: storedAttributes(slug, category, attributes),
          ...(variants ? { variants: storedVariants({ slug, category, variants }, picture) } : {}),
          ...lifeOf(slug),
          isFeatured,
          order,
          isActive: true,
        },
        { ...texts },
      ),
  )

/** The successors of products and what they are used with, once all of them are there. */
export const productLinks = (productId: Find<string>): SeedDocument[] =>
  [...new Set([...Object.keys(demoLives), ...Object.keys(demoPairs)])].flatMap((slug) => {
    const successor = demoLives[slug]?.successor
    const others = demoPairs[slug]
    const links = {
      ...(successor ? { successorId: productId(successor) } : {}),
      ...(others ? { worksWith: others.map(productId) } : {}),
    }
    return Object.keys(links).length > 0 ? [seedDocument(slug, { slug, ...links }, {})] : []
  })

function lifeOf(slug: string) {
  const { lastOrderDay, endOfSupportDay } = demoLives[slug] ?? {}
  return {
    ...(lastOrderDay ? { lastOrderDay: storedFrom(lastOrderDay) } : {}),
    ...(endOfSupportDay ? { endOfSupportDay: storedFrom(endOfSupportDay) } : {}),
  }
}

/** With the values that differ as they are stored. */
const storedVariants = (
  { slug, category, variants }: { slug: string; category: string; variants: Variants },
  picture: Find<SeededPicture>,
): Variants => ({
  ...variants,
  axes: variants.axes.map((axis) => ({
    ...axis,
    options: axis.options.map((option) =>
      option.picture ? { ...option, picture: picture(option.picture).url } : option,
    ),
  })),
  combinations: variants.combinations.map(({ attributes, ...combination }) => ({
    ...combination,
    ...(attributes ? { attributes: { ...storedAttributes(slug, category, attributes) } } : {}),
  })),
})

export const certificateDocuments = (
  productId: Find<string>,
  picture: Find<SeededPicture>,
): SeedDocument[] =>
  inAllLanguages('certificates', certificates).map(
    ({ number, subject, scope, firstDay, lastDay, products: slugs, picture: key, ...values }) =>
      seedDocument(
        number,
        {
          ...values,
          number,
          holder: facts.legalEntity,
          firstDay: storedFrom(firstDay),
          lastDay: storedFrom(lastDay),
          products: slugs.map(productId),
          picture: picture(key).id,
          isActive: true,
        },
        { subject, scope },
      ),
  )

/** Questions with all their answers in every language: rows are stored as a whole. */
export const finderDocuments = (
  attributeId: Find<string>,
  categoryId: Find<string>,
): SeedDocument[] =>
  inAllLanguages('finder', finderQuestions).map(({ slug, question, help, answers }, index) => {
    const text = (localized: Localized, lng: Language) => localized[lng] ?? localized.en
    const answersIn = (lng: Language) =>
      answers.map(({ key, label, conditions }) => ({
        key,
        label: text(label, lng),
        conditions: conditions.map(({ attribute, categories: slugs, ...condition }) => ({
          ...condition,
          ...(attribute ? { attribute: attributeId(attribute) } : {}),
          ...(slugs ? { categories: slugs.map(categoryId) } : {}),
        })),
      }))
    return seedDocument(
      slug,
      { slug, order: (index + 1) * 10, isActive: true },
      {
        question,
        help,
        answers: Object.fromEntries(
          usedLanguages([question]).map((lng) => [lng, answersIn(lng)]),
        ) as Localized<unknown>,
      },
    )
  })

export const newsDocuments = (
  productId: Find<string>,
  picture: Find<SeededPicture>,
): SeedDocument[] =>
  inAllLanguages('news', news).map(
    ({ slug, publishedAt, products: about = [], tags, pictures, ...texts }) =>
      seedDocument(
        slug,
        {
          slug,
          publishedAt: new Date(publishedAt).toISOString(),
          products: about.map(productId),
          tags,
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
export const pageDocuments = (
  productId: Find<string>,
  picture: Find<SeededPicture>,
): SeedDocument[] =>
  inAllLanguages('pages', demoPages).map((page) => {
    const read = (lng: Language) =>
      resolvePage(page, lng, {
        'key:': (key) => picture(key).id,
        'product:': productId,
      })
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
