import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { anyMissing, IncompleteQuery, nothingMissing } from '@/src/contract/staff/completeness'
import { missingTexts } from '@/src/domain/catalogue/completeness'
import { defaultLanguage } from '@/src/i18n/languages'
import { offeredLanguages } from '@/src/i18n/offered-languages'
import { checked, mustBeAllowed } from '@/src/payload/endpoints/call'
import { readCollectionState } from '@/src/payload/endpoints/collection-state'
import { preserveLocale } from '@/src/payload/preserve-locale'
import { singleton } from '@/src/platform/singleton'
import { completenessByLanguage, readContext, type Stored } from './completeness'

/** Missing parts of a saved product in the languages of the site. */
interface Lack {
  /** In the default language, in per cent. */
  share: number
  /** Number of languages in which nothing is missing. */
  complete: number
  /** Parts that are missing in any language, and the languages in which texts are. */
  missing: Set<string>
}

interface Question {
  /** Names of parts or languages, all of which a product has to lack. */
  missing: string[]
  /** 1 begins with the products that lack most; undefined keeps the order of the list. */
  direction?: 1 | -1
}

interface Page {
  ids: string[]
  total: number
  page: number
  limit: number
}

interface ListArgs {
  where?: object
  sort?: unknown
  draft?: boolean
  trash?: boolean
  page?: number
  limit?: number
}

const pageKey = 'pageByCompleteness'

/**
 * Narrows and sorts lists of products by what is missing, over the whole catalogue: completeness is a rule of the code, which
 * no query of the database knows. What the list finds otherwise is read by its ids, measured and cut into pages.
 */
export const pageByCompleteness: {
  beforeOperation: CollectionBeforeOperationHook
  afterOperation: CollectionAfterOperationHook
} = {
  beforeOperation: async ({ args, operation, req }) => {
    const question = operation === 'read' ? questionOf(req) : undefined
    if (!question || req.context[pageKey]) return args
    // Reads of products within this one are not asked.
    req.context[pageKey] = {}
    await mustBeAllowed(req, 'products', 'update')
    const list = args as ListArgs
    const { limit = 0, page = 1 } = list
    const matching = await preserveLocale(req, () => matchingIds(req, list, question))
    const ids = limit > 0 ? matching.slice((page - 1) * limit, page * limit) : matching
    req.context[pageKey] = { ids, total: matching.length, page, limit } satisfies Page
    return { ...args, where: { id: { in: ids } }, sort: 'order', page: 1 }
  },
  afterOperation: ({ args, operation, result }) => {
    const page = args.req?.context?.[pageKey] as Partial<Page> | undefined
    if (operation !== 'find' || !page?.ids) return result
    // Once: a later list of the same call is another one.
    delete args.req?.context?.[pageKey]
    return { ...result, ...paged(result.docs, page as Page) }
  },
}

function questionOf({ query, routeParams }: PayloadRequest): Question | undefined {
  if (routeParams?.collection !== 'products' || routeParams.id !== undefined) return undefined
  const [, minus, isSorted] = /^(-?)(completeness)$/.exec(String(query.sort)) ?? []
  const { missing = '' } =
    query.missing === '' ? {} : checked({ missing: query.missing }, IncompleteQuery)
  if (!isSorted && missing === '') return undefined
  const direction = !isSorted ? undefined : minus ? -1 : 1
  return { missing: missing === '' ? [] : missing.split(','), direction }
}

/** Returns the ids of all products that a list finds and the question fits, in the order of the list. */
async function matchingIds(
  req: PayloadRequest,
  { where, sort, draft, trash }: ListArgs,
  { missing, direction }: Question,
): Promise<string[]> {
  const lacks = await readLacks(req)
  const { docs } = await req.payload.find({
    collection: 'products',
    where: where as never,
    sort: direction ? 'order' : (sort as string),
    draft,
    trash,
    select: { slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const found = docs
    .map(({ id }) => ({ id: String(id), lack: lacks.get(String(id)) ?? nothing }))
    .filter(({ lack }) => missing.every((name) => isLacking(lack, name)))
  if (direction)
    found.sort(
      (a, b) => direction * (a.lack.share - b.lack.share || a.lack.complete - b.lack.complete),
    )
  return found.map(({ id }) => id)
}

const nothing: Lack = { share: 0, complete: 0, missing: new Set() }

function isLacking({ missing }: Lack, name: string): boolean {
  if (name === anyMissing) return missing.size > 0
  return name === nothingMissing ? missing.size === 0 : missing.has(name)
}

/** Last result: the catalogue is measured again once something is saved or deleted that counts. */
const known = singleton('lacks-of-products', () => ({ state: '', lacks: new Map<string, Lack>() }))

const measuredBy = ['products', 'attributes', 'categories', 'media', 'documents'] as const

/** Measures all saved products, those in the trash too. */
async function readLacks(req: PayloadRequest): Promise<Map<string, Lack>> {
  const { offeredLanguages: chosen } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { offeredLanguages: true },
    depth: 0,
    req,
  })
  const offered = offeredLanguages(chosen)
  const states = [offered.join()]
  for (const collection of measuredBy) states.push(await readCollectionState(req, collection))
  const state = states.join('|')
  if (known.state === state) return known.lacks
  const lacks = new Map<string, Lack>()
  for await (const products of stored(req)) {
    const around = await readContext(products, req)
    for (const product of products) {
      const attributes = around.attributesOf(product.categoryId)
      const byLanguage = completenessByLanguage(product, around)
      const lacking = offered.filter((lng) => byLanguage[lng].missing.length > 0)
      lacks.set(String(product.id), {
        share: byLanguage[defaultLanguage].share,
        complete: offered.length - lacking.length,
        missing: new Set([
          ...lacking.flatMap((lng) => byLanguage[lng].missing),
          ...lacking.filter((lng) => missingTexts(byLanguage[lng], attributes).length > 0),
        ]),
      })
    }
  }
  Object.assign(known, { state, lacks })
  return lacks
}

/** Products are read by so many, so that a large catalogue does not stand in memory as a whole. */
const chunkSize = 1000

/** All products as they are stored, in all their languages. */
async function* stored(req: PayloadRequest): AsyncGenerator<Stored[]> {
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await req.payload.db.find<Stored>({
      collection: 'products',
      sort: 'id',
      limit: chunkSize,
      page,
      pagination: true,
      select: {
        name: true,
        shortDescription: true,
        description: true,
        categoryId: true,
        image: true,
        gallery: true,
        attributes: true,
        attributeTexts: true,
        variants: true,
        variantTexts: true,
      },
      req,
    })
    yield docs
    if (!hasNextPage) return
  }
}

function paged(docs: unknown[], { ids, total, page, limit }: Page): object {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = (doc: unknown): number => places.get(String((doc as { id: unknown }).id)) ?? 0
  const totalPages = limit > 0 ? Math.max(1, Math.ceil(total / limit)) : 1
  return {
    docs: [...docs].sort((a, b) => placeOf(a) - placeOf(b)),
    totalDocs: total,
    totalPages,
    page,
    pagingCounter: (page - 1) * limit + 1,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
    prevPage: page > 1 ? page - 1 : null,
    nextPage: page < totalPages ? page + 1 : null,
  }
}
