import 'server-only'
import { cached } from '@/src/data/cache/cached'
import { tags } from '@/src/data/cache/tags'
import { getCatalogue } from '@/src/data/catalogue'
import { readProducts } from '@/src/data/catalogue/product-list'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { asReader } from '@/src/data/preview'
import { pageSize } from '@/src/domain/catalogue/list-query'
import type { CatalogueRow, ListedProduct } from '@/src/domain/catalogue/row'
import {
  countFitting,
  type FinderAnswer,
  type FinderQuestion,
  findFitting,
  maxQuestions,
  reasonsFor,
  type Relaxation,
} from '@/src/domain/finder/finder'
import { type FinderQuery, openQuestions, parseFinderQuery } from '@/src/domain/finder/finder-query'
import { toQuestion } from '@/src/domain/finder/stored-question'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'

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

interface AskedQuestion {
  question: FinderQuestion
  /** From 1. */
  number: number
  options: { answer: FinderAnswer; count: number }[]
}

/** Step of the finder at an address. */
export interface FinderStep extends FinderQuery {
  questions: FinderQuestion[]
  /** Question of this step; undefined on the page of results. */
  asked?: AskedQuestion
  /** Question that is still open; undefined where no answer would narrow the remaining products. */
  open?: AskedQuestion
  /** Number of products that match the answers so far. */
  total: number
  /** On the page of results: with the values for which they fit. */
  products: ListedProduct[]
  pages: number
  relaxations: Relaxation[]
}

/** @throws where questions or products cannot be read */
export async function getFinderStep(lng: Language, search: URLSearchParams): Promise<FinderStep> {
  const [questions, catalogue] = await Promise.all([
    listFinderQuestions({ lng }),
    getCatalogue(lng),
  ])
  const query = parseFinderQuery(search, questions)
  const { given, hasResults } = query
  const { places, relaxations } = findFitting(catalogue, given)
  const open = openQuestions(questions, given)
    .map((question) => ({
      question,
      number: questions.indexOf(question) + 1,
      options: question.answers.map((answer) => ({
        answer,
        count: countFitting(catalogue, places, answer),
      })),
    }))
    .find(({ options }) => given.length === 0 || tellsApart(options, places.length))
  const found = { ...query, questions, open, total: places.length, relaxations }
  if (open && !hasResults) return { ...found, asked: open, products: [], pages: 1 }
  const pages = Math.max(1, Math.ceil(places.length / pageSize))
  const page = Math.min(query.page, pages)
  const rows = places
    .slice((page - 1) * pageSize, page * pageSize)
    .map((place) => catalogue.rows[place] as CatalogueRow)
  const label = getT(lng)('products.category')
  const reasons = new Map(rows.map((row) => [row.id, reasonsFor(row, given, catalogue, label)]))
  const products = await readProducts(
    lng,
    rows.map(({ id }) => id),
  )
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

/** Returns true where an option keeps some of the products, and not all. */
const tellsApart = (options: { count: number }[], total: number): boolean =>
  options.some(({ count }) => count > 0 && count < total)
