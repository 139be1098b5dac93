import 'server-only'
import { cached } from '@/src/data/cache/cached'
import { dayOfProducts } from '@/src/data/cache/company-day'
import { tags } from '@/src/data/cache/tags'
import { getCatalogue } from '@/src/data/catalogue/catalogue-rows'
import { readProducts } from '@/src/data/catalogue/product-list'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { asReader } from '@/src/data/preview'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import { isOrderable, stateOn } from '@/src/domain/catalogue/life-cycle'
import { pageSize } from '@/src/domain/catalogue/list-query'
import type { ListedProduct } from '@/src/domain/catalogue/row'
import type { RowTable } from '@/src/domain/catalogue/row-table'
import {
  type FinderQuestion,
  findConflict,
  findFitting,
  type GivenAnswer,
  maxQuestions,
  reasonsFor,
  type Relaxation,
} from '@/src/domain/finder/finder'
import {
  type FinderQuery,
  listSteps,
  type Option,
  parseFinderQuery,
} from '@/src/domain/finder/steps'
import { toQuestion } from '@/src/domain/finder/stored-question'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import type { Day } from '@/src/platform/time/days'

/** The questions of the finder that have a text and an answer, in their order. */
export const listFinderQuestions = cached(
  'listFinderQuestions',
  () => [tags.finder(), tags.attributes()],
  async ({ lng }: { lng: Language }): Promise<FinderQuestion[]> => {
    const payload = await getPayload()
    const [questions, attributes] = await Promise.all([
      payload.find({
        ...(await asReader('finder-questions', lng)),
        collection: 'finder-questions',
        where: { isActive: { equals: true } },
        sort: ['order', 'slug'],
        depth: 0,
        pagination: false,
      }),
      payload.find({
        ...readAsPublic(lng),
        collection: 'attributes',
        select: { key: true, kind: true },
        depth: 0,
        pagination: false,
      }),
    ])
    const known = new Map(attributes.docs.map(({ id, key, kind }) => [id, { key, kind }]))
    return questions.docs
      .map((doc) => toQuestion(doc, known))
      .filter(({ key, question, answers }) => key && question && answers.length > 0)
      .slice(0, maxQuestions)
  },
)

/** The question of a step. */
interface AskedQuestion {
  question: FinderQuestion
  /** From 1, among the questions that are answered and those that are still worth asking. */
  number: number
  count: number
  options: (Option & {
    /** The answers that exclude it, for a number of 0; empty if the catalogue has no such product. */
    conflict: GivenAnswer[]
  })[]
}

/** A product as a picture among those that are left. */
export type Machine = Pick<ListedProduct, 'slug' | 'name' | 'imageUrl' | 'picture'> & {
  /** True where the last answer excludes it. */
  isOut: boolean
}

/** Step of the finder at an address. */
export interface FinderStep extends FinderQuery {
  questions: FinderQuestion[]
  /** Questions that are answered, and those still worth asking, in their order. */
  path: FinderQuestion[]
  /** Question of this step; undefined on the page of results. */
  asked?: AskedQuestion
  /** Question that is still open; undefined where no answer would narrow the remaining products. */
  open?: AskedQuestion
  /** Number of products that match the answers so far. */
  total: number
  /** On the page of a question: what is left, and what the last answer excluded. */
  machines: Machine[]
  /** On the page of results: with the values for which they fit. */
  products: ListedProduct[]
  pages: number
  relaxations: Relaxation[]
}

/** More pictures say no more. */
const maxMachines = 48

/**
 * Returns the question at an address; undefined on the page of results.
 * @throws where questions or products cannot be read
 */
export async function getAskedQuestion(
  lng: Language,
  search: URLSearchParams,
): Promise<AskedQuestion | undefined> {
  const { open, hasResults } = await readState(lng, search)
  return hasResults ? undefined : open
}

/** @throws where questions or products cannot be read */
export async function getFinderStep(lng: Language, search: URLSearchParams): Promise<FinderStep> {
  const { catalogue, places, ...state } = await readState(lng, search)
  const { given, open, hasResults } = state
  const found = { ...state, total: places.length, machines: [], products: [], pages: 1 }
  if (open && !hasResults)
    return { ...found, asked: open, machines: await readMachines(catalogue, given, places, lng) }
  const today = await dayOfProducts()
  const { table } = catalogue
  const sorted = orderableFirst(table, places, today)
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize))
  const page = Math.min(state.page, pages)
  const shown = sorted.slice((page - 1) * pageSize, page * pageSize)
  const label = getT(lng)('products.category')
  const reasons = new Map(
    shown.map((place) => [table.idAt(place), reasonsFor(place, given, catalogue, label)]),
  )
  const products = await readProducts(lng, [...reasons.keys()])
  return {
    ...found,
    page,
    pages,
    products: products.map((product) => {
      const values = reasons.get(product.id) ?? []
      return values.length > 0 ? { ...product, values } : product
    }),
  }
}

async function readState(lng: Language, search: URLSearchParams) {
  const [questions, catalogue] = await Promise.all([
    listFinderQuestions({ lng }),
    getCatalogue(lng),
  ])
  const query = parseFinderQuery(search, questions)
  const { given } = query
  const { places, relaxations } = findFitting(catalogue, given)
  const steps = listSteps(catalogue, questions, given, places)
  const [first] = steps
  const open: AskedQuestion | undefined = first && {
    question: first.question,
    number: given.length + 1,
    count: given.length + steps.length,
    options: first.options.map(({ answer, count }) => ({
      answer,
      count,
      conflict: count === 0 ? findConflict(catalogue, given, answer) : [],
    })),
  }
  const onPath = new Set([...given, ...steps].map(({ question }) => question.key))
  const path = questions.filter(({ key }) => onPath.has(key))
  return { ...query, questions, path, open, catalogue, places, relaxations }
}

/** Reads what is left and what the last answer excluded, in the order of the catalogue; of many, the first ones. */
async function readMachines(
  catalogue: Catalogue,
  given: readonly GivenAnswer[],
  places: readonly number[],
  lng: Language,
): Promise<Machine[]> {
  const left = new Set(places.slice(0, maxMachines))
  const before =
    places.length > maxMachines ? [] : findFitting(catalogue, given.slice(0, -1)).places
  const out = before.filter((place) => !left.has(place)).slice(0, maxMachines - left.size)
  const shown = [...left, ...out].sort((a, b) => a - b)
  const outIds = new Set(out.map((place) => catalogue.table.idAt(place)))
  const products = await readProducts(
    lng,
    shown.map((place) => catalogue.table.idAt(place)),
  )
  return products.map(({ id, slug, name, imageUrl, picture }) => ({
    slug,
    name,
    imageUrl,
    picture,
    isOut: outIds.has(id),
  }))
}

/** Puts what can be ordered before what is only served, each in the order of the catalogue. */
function orderableFirst(table: RowTable, places: readonly number[], today: Day): number[] {
  const isOrdered = (place: number) => isOrderable(stateOn(today, table.daysAt(place)))
  return [...places.filter(isOrdered), ...places.filter((place) => !isOrdered(place))]
}
