import 'server-only'
import type { NavigationItem as ItemDoc } from '@/payload-types'
import { type BuiltInEntry, builtInMenus } from '@/src/content/menus'
import { levelsOf, type MenuName, menuNames, menuOr } from '@/src/contract/menu-names'
import type { NavigationItem } from '@/src/contract/menus'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { perRequest } from '@/src/platform/http/per-request'
import { pageAddress } from '@/src/domain/links/addresses'
import { asText, relationId } from '@/src/platform/values/stored-values'
import { cached, withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { withSourceMarks } from '@/src/data/preview/source-marks'
import { draftReader } from '@/src/data/preview'
import { filterPublicLinks, publicPathsById } from '@/src/data/pages/public-links'
import { mapReadable } from '@/src/data/readable'
import { tags } from '@/src/data/cache/tags'

/** A menu as a tree, in one language. @throws where the database cannot be read */
export async function getNavigation({
  lng,
  menu = 'products',
}: {
  lng: Language
  menu?: MenuName
}): Promise<NavigationItem[]> {
  const nodes = await nodesOf(await readItems({ lng }), { lng, menu })
  const toItem = ({ picture: _, children, ...node }: MenuNode): NavigationItem => ({
    ...node,
    children: children.map(toItem),
  })
  return nodes.map(toItem)
}

/**
 * A menu as pages show it, in one language: without groups that hold nothing. Where the database cannot be read,
 * it is the built-in one.
 */
export async function getMenu({ lng, menu }: MenuQuery): Promise<MenuNode[]> {
  const nodes = await nodesOf(await itemsOrNull(lng), { lng, menu })
  return levelsOf[menu] === 1 ? nodes : nodes.filter(({ children }) => children.length > 0)
}

interface MenuQuery {
  lng: Language
  menu: MenuName
}

/** An entry of a menu, and what stands below it; `picture` is the id of a media. */
export interface MenuNode extends Omit<NavigationItem, 'children'> {
  picture: string | null
  children: MenuNode[]
}

interface StoredItem extends Omit<MenuNode, 'children'> {
  menu: MenuName
  target: { collection: 'pages' | 'categories'; id: string } | null
}

interface StoredItems {
  /** By order. */
  items: StoredItem[]
  /** Menus that have items, public or not: the built-in one no longer shows. */
  ownMenus: MenuName[]
}

const readItems = cached(
  'readItems',
  () => [tags.navigation()],
  async ({ lng }: { lng: Language }): Promise<StoredItems> => {
    const payload = await getPayload()
    const all = { collection: 'navigation-items', pagination: false } as const
    const user = await draftReader()
    const [visible, drafts, roots] = await Promise.all([
      payload.find({ ...all, ...readAsPublic(lng) }),
      // What was stored before items had versions is not among them.
      user ? payload.find({ ...all, ...readAsPublic(lng), user, draft: true }) : { docs: [] },
      payload.find({
        ...all,
        // A menu whose only item is a draft is empty, and not the built-in one.
        overrideAccess: true,
        where: { parentId: { exists: false } },
        select: { menu: true },
        depth: 0,
      }),
    ])
    const docs = [
      ...new Map([...visible.docs, ...drafts.docs].map((doc) => [doc.id, doc])).values(),
    ]
    const shown = await Promise.all(
      docs.filter(isShown).map((doc) => withSourceMarks('navigation-items', doc)),
    )
    const own = new Set(roots.docs.map(({ menu }) => menuOr(menu)))
    return {
      items: mapReadable(shown, ['name', 'slug'], toStored).sort(byOrder),
      ownMenus: menuNames.filter((name) => own.has(name)),
    }
  },
)

/** Header and footer ask for several menus: what fails is told of once for each page. */
const itemsOrNull = perRequest((lng: Language) => withFallback(readItems({ lng }), null))

/** Staff are given what is switched off too. */
const isShown = ({ isActive }: ItemDoc): boolean => isActive !== false

const byOrder = (a: StoredItem, b: StoredItem): number =>
  a.order - b.order || (a.slug < b.slug ? -1 : 1)

function toStored(doc: ItemDoc): StoredItem {
  const id = relationId(doc.target?.value)
  return {
    id: doc.id,
    name: doc.name,
    slug: doc.slug,
    parentId: relationId(doc.parentId),
    order: doc.order ?? 0,
    description: asText(doc.description),
    isActive: doc.isActive ?? true,
    menu: menuOr(doc.menu),
    target: doc.target && id ? { collection: doc.target.relationTo, id } : null,
    href: asText(doc.href) || null,
    picture: relationId(doc.picture),
  }
}

/** The entries of a menu that lead visitors somewhere, as a tree. */
async function nodesOf(read: StoredItems | null, { lng, menu }: MenuQuery): Promise<MenuNode[]> {
  const isOwn = read?.ownMenus.includes(menu)
  const items = isOwn && read ? read.items : await builtInItems(menu, lng, read !== null)
  const roots = items.filter((item) => item.parentId === null && item.menu === menu)
  const links = await publicLinks(menu, withBelow(roots, items))
  const nodesFrom = (list: StoredItem[]): MenuNode[] =>
    list.flatMap(({ menu: _menu, target: _target, ...item }) => {
      const all = items.filter(({ parentId }) => parentId === item.id)
      const children = nodesFrom(all)
      const href = links.get(item.id) ?? null
      const isGroup = item.parentId === null && levelsOf[menu] === 2
      const isOpen = isGroup ? all.length === 0 || children.length > 0 : href !== null
      return isOpen ? [{ ...item, href, children }] : []
    })
  return nodesFrom(roots)
}

function withBelow(list: StoredItem[], items: StoredItem[]): StoredItem[] {
  const below = list.flatMap(({ id }) => items.filter(({ parentId }) => parentId === id))
  return below.length === 0 ? list : [...list, ...withBelow(below, items)]
}

/** Returns the public address of each item, by its id; items without one are left out. */
async function publicLinks(menu: MenuName, items: StoredItem[]): Promise<Map<string, string>> {
  const targets = (name: string) => items.some(({ target }) => target?.collection === name)
  const [pages, categories] = await Promise.all([
    targets('pages') ? publicPathsById() : new Map<string, string>(),
    targets('categories') ? withFallback(listCategories({ lng: defaultLanguage }), []) : [],
  ])
  const isImplied = ({ target, href, parentId }: StoredItem) =>
    menu === 'products' && !target && !href && parentId !== null
  const targetOf = ({ target, href, slug, ...item }: StoredItem): string | null => {
    if (target?.collection === 'pages') return pages.get(target.id) ?? null
    if (target) {
      const category = categories.find(({ id }) => id === target.id)
      return category ? pageAddress('categories', category) : null
    }
    return isImplied({ target, href, slug, ...item }) ? pageAddress('categories', { slug }) : href
  }
  const written = items.filter((item) => !isImplied(item))
  const [reachable, inactive] = await Promise.all([
    filterPublicLinks(written.map(targetOf).filter((href) => href !== null)),
    written.length < items.length ? withFallback(listInactiveSlugs({}), []) : ([] as string[]),
  ])
  return new Map(
    items.flatMap((item) => {
      const href = targetOf(item)
      // As documented, such an item leads to a category even before there is one.
      const isOpen = isImplied(item)
        ? !inactive.includes(item.slug)
        : href !== null && reachable.has(href)
      return isOpen && href !== null ? [[item.id, href]] : []
    }),
  )
}

/** The built-in entries of a menu; the products menu has the categories in their place, where these can be read. */
async function builtInItems(
  menu: MenuName,
  lng: Language,
  isReadable: boolean,
): Promise<StoredItem[]> {
  const t = getT(lng)
  if (menu !== 'products') {
    const flat = (list: BuiltInEntry[], parentId: string | null): StoredItem[] =>
      list.flatMap(({ slug, text, href = null, entries = [] }, index) => [
        { ...blank, id: slug, slug, name: t(text), parentId, order: index + 1, menu, href },
        ...flat(entries, slug),
      ])
    return flat(builtInMenus[menu], null)
  }
  const categories = isReadable ? await withFallback(listCategories({ lng }), []) : []
  if (categories.length === 0) return []
  const slug = 'all-products'
  return [
    { ...blank, id: slug, slug, name: t('page.products'), menu },
    ...categories.map(({ id, name, description, ...category }, index) => ({
      ...blank,
      id,
      slug: category.slug,
      name,
      description,
      parentId: slug,
      order: index + 1,
      menu,
    })),
  ]
}

const blank = {
  parentId: null,
  order: 0,
  description: null,
  isActive: true,
  target: null,
  href: null,
  picture: null,
}

const listInactiveSlugs = cached(
  'listInactiveSlugs',
  () => [tags.categories()],
  async (): Promise<string[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      collection: 'categories',
      // Visitors cannot tell what is switched off from what does not exist.
      overrideAccess: true,
      where: { isActive: { equals: false } },
      select: { slug: true },
      depth: 0,
      pagination: false,
    })
    return docs.flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []))
  },
)
