import type { Page as PageDoc, ReferencesBlock } from '@/payload-types'
import { cached, withFallback } from '@/src/data/cache/cached'
import { tags } from '@/src/data/cache/tags'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { asReader } from '@/src/data/preview'
import { withSourceMarks } from '@/src/data/preview/source-marks'
import { mapReadable } from '@/src/data/readable'
import { closedModules } from '@/src/data/settings/modules'
import { shownInSearch } from '@/src/domain/links/public-page'
import { type HiddenBlock, hiddenIn, placesIn, withoutHidden } from '@/src/domain/pages/places'
import 'server-only'
import { moduleAt } from '@/src/domain/settings/modules'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { relationId } from '@/src/platform/values/stored-values'
import { getBuiltInPage, listBuiltInPages } from './built-in-pages'
import { removeDisabledModuleLinks } from './open-layout'
import { everPublished } from './page-paths'

type Texts = Pick<PageDoc, 'title' | 'seo'>

/**
 * A page as it is shown in a language other than English, before its texts are marked. While places of a starter text are
 * to be filled in there, visitors read the English page; and texts for search engines that were not translated do not go
 * before a title that was.
 * @param doc as read in the language, with English where a translation is missing
 * @param english the same page in English
 */
function pageInLanguage<Doc extends PageDoc>(doc: Doc, english: Doc | undefined): Doc {
  if (!english) return doc
  // Only staff read drafts, and see what is left to do.
  if (doc._status !== 'draft' && placesIn(doc).length > 0) return english
  const { title, description } = shownInSearch(seoTexts(doc), seoTexts(english))
  return { ...doc, seo: { ...doc.seo, title: title === doc.title ? null : title, description } }
}

const seoTexts = ({ title, seo }: Texts) => ({
  title,
  seoTitle: seo?.title || null,
  seoDescription: seo?.description || null,
})

/** A block as pages hold it: of any kind, told apart by `blockType`. */
export type Block = NonNullable<PageDoc['layout']>[number]

/** A page of the site, in one language. */
export interface Page {
  /** Id of its document; built-in pages have none. */
  id?: string
  path: string
  title: string
  /** Without blocks that are hidden. */
  layout: Block[]
  /** Positions of hidden blocks, for staff who look at drafts and may edit the page. */
  hidden?: HiddenBlock[]
  /** As search engines and other sites are told; the texts are null where nothing is written for them. */
  seo: { title: string | null; description: string | null; picture: string | null }
  /** Set where nobody made a document for the address, and the site shows what it has built in. */
  builtIn?: { isWritten: boolean }
}

interface PageQuery {
  lng: Language
  path: string
}

/**
 * The published page at a path. Where no document that was ever published has the path, or the database cannot be read, it
 * is the one built in: a draft takes nothing away. A document that visitors may see no longer (unpublished, in the trash)
 * leaves nothing there: null. So does a module that is off, on its own pages and on those that would show nothing else.
 */
export async function getPage({ lng, path }: PageQuery): Promise<Page | null> {
  const closed = await closedModules()
  const name = moduleAt(path)
  if (name && closed.includes(name)) return null
  const found = await withFallback(findPage({ lng, path }), { page: null, isTaken: false })
  const page = found.page ?? (found.isTaken ? null : await getBuiltInPage(lng, path))
  if (!page) return null
  const open = removeDisabledModuleLinks(page.layout, closed)
  const layout = withoutHidden(open)
  if (layout.length === 0 && withoutHidden(page.layout).length > 0) return null
  return { ...page, layout, ...(layout === open ? {} : { hidden: hiddenIn(open) }) }
}

/**
 * Every published page, and those built in that have something to show and whose path no document has, those of
 * modules that are off among them.
 */
export async function listPages({ lng }: { lng: Language }): Promise<Page[]> {
  const [written, others] = await Promise.all([readPages({ lng }), listBuiltInPages({ lng })])
  return [...written, ...others]
}

const readPages = cached(
  'readPages',
  () => [tags.pages(), tags.pageList()],
  async ({ lng }: { lng: Language }): Promise<Page[]> => {
    const payload = await getPayload()
    const all = { collection: 'pages', sort: 'path', pagination: false } as const
    const { docs } = await payload.find({ ...all, ...readAsPublic(lng) })
    if (lng === defaultLanguage) return mapReadable(docs, ['path', 'title'], toVisiblePage)
    const english = await payload.find({ ...all, ...readAsPublic(defaultLanguage) })
    const englishOf = new Map(english.docs.map((doc) => [doc.id, doc]))
    const localized = docs.map((doc) => pageInLanguage(doc, englishOf.get(doc.id)))
    return mapReadable(localized, ['path', 'title'], toVisiblePage)
  },
)

/** Finds the page at a path that the reader may see, and tells whether a document replaces the built-in one. */
const findPage = cached(
  'findPage',
  ({ path }) => [tags.pages(), tags.page(path)],
  async ({ lng, path }: PageQuery): Promise<{ page: Page | null; isTaken: boolean }> => {
    const payload = await getPayload()
    const query = {
      collection: 'pages',
      where: { path: { equals: path } },
      limit: 1,
      pagination: false,
    } as const
    const { docs } = await payload.find({ ...query, ...(await asReader('pages', lng)) })
    const [doc] = docs
    if (doc) {
      const english =
        lng === defaultLanguage
          ? null
          : await payload.find({ ...query, ...(await asReader('pages', defaultLanguage)) })
      const localized = await withSourceMarks('pages', pageInLanguage(doc, english?.docs[0]))
      const [page] = mapReadable([localized], ['path', 'title'], toPage)
      if (page) return { page, isTaken: true }
    }
    const hidden = await payload.find({ ...query, ...everything, select: { path: true } })
    const taken = await everPublished(
      payload,
      hidden.docs.map(({ id }) => String(id)),
    )
    return { page: null, isTaken: taken.size > 0 }
  },
)

/** Drafts and the trash too: only the path of such a document is made use of. */
const everything = { overrideAccess: true, trash: true, depth: 0 } as const

type Stored = Pick<PageDoc, 'id' | 'path' | 'title' | 'layout' | 'seo'>

/** Visitors are given none; the drafts of a release that staff look at still hold them. */
const toVisiblePage = (doc: Stored): Page => toPage({ ...doc, layout: withoutHidden(doc.layout) })

function toPage(doc: Stored): Page {
  return {
    id: doc.id,
    path: doc.path,
    title: doc.title,
    layout: Array.isArray(doc.layout) ? doc.layout : [],
    seo: {
      title: doc.seo?.title ?? null,
      description: doc.seo?.description ?? null,
      picture: relationId(doc.seo?.picture),
    },
  }
}

export type Customer = ReferencesBlock['items'][number]

/** Customers on the page of a product. */
const maxCustomers = 3

/** Lists the customers who have a product, by the references on the pages of the site; each once. */
export async function listCustomers({
  lng,
  id,
}: {
  lng: Language
  id: string
}): Promise<Customer[]> {
  const customers = (await readCustomers({ lng })).filter(({ products }) =>
    products?.some((product) => relationId(product) === id),
  )
  return [...new Map(customers.map((customer) => [customer.title, customer])).values()].slice(
    0,
    maxCustomers,
  )
}

/** Customers with products on all published pages. Cached apart: the pages themselves are a hundred times as large. */
const readCustomers = cached(
  'readCustomers',
  () => [tags.pages(), tags.pageList()],
  async ({ lng }: { lng: Language }): Promise<Customer[]> =>
    (await readPages({ lng }))
      .flatMap(({ layout }) => layout)
      .flatMap((block) => (block.blockType === 'references' ? block.items : []))
      .filter(({ products }) => products?.length),
)
