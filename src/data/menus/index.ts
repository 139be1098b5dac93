import 'server-only'
import type { MenuEntry, MenuGroup, Menus } from '@/src/contract/menus'
import type { Picture } from '@/src/contract/picture'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { textsFor } from '@/src/i18n/server'
import { parseLinkedPlace } from '@/src/domain/settings/linked-place'
import { withFallback } from '@/src/data/cache/cached'
import { catalogueRows } from '@/src/data/catalogue/catalogue-rows'
import { listCategories } from '@/src/data/catalogue/categories'
import { getMenu, type MenuNode } from './navigation'
import { listPictures, picturesById } from '@/src/data/media/pictures'
import { filterPublicLinks } from '@/src/data/pages/public-links'

/** The widest a picture of a menu is shown, in px, twice for dense screens. */
const widest = 1200

/** The menus of the header, in one language. What cannot be read is left out. */
export async function getMenus({ lng }: { lng: Language }): Promise<Menus> {
  const [company, solutions, products, phone] = await Promise.all(
    (['company', 'solutions', 'products', 'phone'] as const).map((menu) => getMenu({ lng, menu })),
  )
  const nodes = [company, solutions, products].flatMap((menu = []) => [
    ...menu,
    ...menu.flatMap(({ children }) => children),
  ])
  const pictures = await listPictures(
    lng,
    nodes.map(({ picture }) => picture),
  )
  const toEntry = ({ name, description, href, picture }: MenuNode): MenuEntry => ({
    title: name,
    text: description,
    href: href ?? '/',
    picture: small(pictures[picture ?? '']),
  })
  return {
    // What has a picture is a card, anything else a plain link.
    company: (company ?? []).filter(({ picture }) => picture !== null).map(toEntry),
    companyMore: (company ?? []).filter(({ picture }) => picture === null).map(toLink),
    solutions: (solutions ?? []).map(({ slug, name, children }) => ({
      id: slug,
      label: name,
      entries: children.map(toEntry),
    })),
    products: await productGroups(lng, products ?? [], toEntry),
    mobile: (phone ?? []).map(toLink),
    texts: textsFor(lng, ['menu', 'search', 'language']),
  }
}

/** Returns the links of the header without scripts, in one language; null for an empty menu. */
export async function getHeaderLinks({ lng }: { lng: Language }): Promise<{
  company: string | null
  solutions: string | null
  products: string
  plain: string[]
}> {
  const [company = [], solutions = []] = await Promise.all(
    (['company', 'solutions'] as const).map((menu) => getMenu({ lng, menu })),
  )
  const card = company.find(({ picture }) => picture !== null) ?? company[0]
  const plain = ['/news', '/contact']
  const reachable = await filterPublicLinks(plain)
  return {
    company: card?.href ?? null,
    solutions: solutions[0]?.children[0]?.href ?? null,
    products: '/products',
    plain: plain.filter((href) => reachable.has(href)),
  }
}

/** The columns of the footer, in one language. */
export async function getFooter({
  lng,
}: {
  lng: Language
}): Promise<{ title: string; links: { title: string; href: string }[] }[]> {
  const columns = await getMenu({ lng, menu: 'footer' })
  return columns.map(({ name, children }) => ({ title: name, links: children.map(toLink) }))
}

const toLink = ({ name, href }: MenuNode) => ({ title: name, href: href ?? '/' })

/** In each group the categories by their names (section 2, Header); what has no picture shows that of a product. */
async function productGroups(
  lng: Language,
  groups: MenuNode[],
  toEntry: (node: MenuNode) => MenuEntry,
): Promise<MenuGroup[]> {
  if (groups.length === 0) return []
  const categories = await withFallback(listCategories({ lng }), [])
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  const categoryOf = ({ href }: { href: string | null }) => {
    const place = parseLinkedPlace(href ?? '/')
    return place.kind === 'category' ? bySlug.get(place.slug) : undefined
  }
  const bare = groups.flatMap(({ children }) => children).filter(({ picture }) => picture === null)
  const pictures = await withFallback(
    picturesOfCategories(
      lng,
      bare.flatMap((node) => categoryOf(node)?.id ?? []),
    ),
    new Map<string, Picture>(),
  )
  const byName = new Intl.Collator(lng)
  return groups.map(({ slug, name, children }) => ({
    id: slug,
    label: name,
    entries: children
      .map(toEntry)
      .map((entry) => {
        const category = categoryOf(entry)
        return { ...entry, picture: entry.picture ?? small(category && pictures.get(category.id)) }
      })
      .sort((a, b) => byName.compare(a.title, b.title)),
  }))
}

/** Returns for each category the picture of its first product that has one. */
async function picturesOfCategories(
  lng: Language,
  categoryIds: string[],
): Promise<Map<string, Picture>> {
  if (categoryIds.length === 0) return new Map()
  // They have the same pictures in every language, and in this one they are known.
  const rows = await catalogueRows(defaultLanguage)
  const imageIds = new Map<string, string>()
  const wanted = new Set(categoryIds)
  for (const place of rows.places) {
    const categoryId = rows.categoryAt(place)
    const imageId = wanted.has(categoryId) ? rows.at(place).imageId : null
    if (imageId === null) continue
    wanted.delete(categoryId)
    imageIds.set(categoryId, imageId)
    if (wanted.size === 0) break
  }
  const pictures = await picturesById([...imageIds.values()], lng)
  return new Map(
    [...imageIds].flatMap(([categoryId, imageId]) => {
      const picture = pictures.get(imageId)
      return picture ? [[categoryId, picture] as const] : []
    }),
  )
}

/** A picture as a menu shows it, beside the name of what it shows: no words of its own, no needless widths. */
function small(picture: Picture | null | undefined): Picture | null {
  if (!picture) return null
  const widths = picture.widths.filter(({ width }) => width <= widest)
  return { ...picture, alt: '', url: widths.at(-1)?.url ?? picture.url, blur: null, widths }
}
