import 'server-only'
import type { Category } from '../contract/category'
import type { MenuEntry, MenuGroup, Menus } from '../contract/menus'
import type { Picture } from '../contract/picture'
import type { Language } from '../i18n/languages'
import { getT, textsFor } from '../i18n/server'
import { orElse } from './cache'
import { listCategories } from './categories'
import {
  type BuiltInEntry,
  companyEntries,
  companyLinks,
  mobileEntries,
  solutionGroups,
} from './menu-entries'
import { getNavigation } from './navigation'
import { listPictures } from './pictures'
import { listProducts } from './products'

/** The widest a picture of a menu is shown, in px, twice for dense screens. */
const widest = 1200

/** The menus of the header, in one language. What cannot be read is left out. */
export async function getMenus({ lng }: { lng: Language }): Promise<Menus> {
  const t = getT(lng)
  const [products, pictures] = await Promise.all([
    orElse(productGroups(lng), []),
    listPictures(
      lng,
      [...companyEntries, ...solutionGroups.flatMap(({ entries }) => entries)].map(
        ({ picture }) => picture,
      ),
    ),
  ])
  const toEntry = ({ title, text, href, picture }: BuiltInEntry): MenuEntry => ({
    title: t(title),
    text: t(text),
    href,
    picture: small(pictures[picture]),
  })
  return {
    company: companyEntries.map(toEntry),
    companyMore: companyLinks.map(({ title, href }) => ({ title: t(title), href })),
    solutions: solutionGroups.map(({ id, label, entries }) => ({
      id,
      label: t(label),
      entries: entries.map(toEntry),
    })),
    products,
    mobile: mobileEntries.map(({ title, href }) => ({ title: t(title), href })),
    texts: textsFor(lng, ['menu', 'search', 'language']),
  }
}

/** Groups by their order, in each its categories by their names (section 2, Header). */
async function productGroups(lng: Language): Promise<MenuGroup[]> {
  const [groups, categories, products] = await Promise.all([
    getNavigation({ lng }),
    listCategories({ lng }),
    listProducts({ lng }),
  ])
  const pictureOf = ({ id }: Category) =>
    products.find(({ categoryId, picture }) => categoryId === id && picture)?.picture
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  const byName = new Intl.Collator(lng)
  return groups.map(({ slug, name, children }) => ({
    id: slug,
    label: name,
    entries: children
      .map((child) => {
        const category = bySlug.get(child.slug)
        return {
          title: child.name,
          text: child.description,
          href: child.href ?? `/products/category/${child.slug}`,
          picture: small(category && pictureOf(category)),
        }
      })
      .sort((a, b) => byName.compare(a.title, b.title)),
  }))
}

/** A picture as a menu shows it, beside the name of what it shows: no words of its own, no needless widths. */
function small(picture: Picture | null | undefined): Picture | null {
  if (!picture) return null
  const widths = picture.widths.filter(({ width }) => width <= widest)
  return { ...picture, alt: '', url: widths.at(-1)?.url ?? picture.url, blur: null, widths }
}
