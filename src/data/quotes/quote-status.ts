import 'server-only'
import type { QuoteRequest } from '@/payload-types'
import type { Product } from '@/src/contract/product'
import { type Weekday, weekdays } from '@/src/contract/weekdays'
import { withFallback } from '@/src/data/cache/cached'
import { getPage } from '@/src/data/pages'
import { getPayload } from '@/src/data/payload'
import { getSettings, noSettings } from '@/src/data/settings'
import type { Language } from '@/src/i18n/languages'
import { addWorkingDays, type Day, dayIn, toDay } from '@/src/platform/time/days'
import { relationId } from '@/src/platform/values/stored-values'
import { readQuoteList } from './quote-list'

/** A position as the page of its request shows it. */
export interface StatusPosition {
  id: string
  amount: number
  /** In the language of the reader; as it was called then where it is public no more. */
  name: string
  code: string | null
  /** Names of the options of its variant. */
  options: string[]
  /** Slug of the product, where it is public. */
  slug: string | null
  /** Day on which the machines should arrive. */
  wishedDate: Day | null
  /** Note of the visitor. */
  note: string | null
}

/** The promise of the contact page that is about quotes. */
export interface QuotePromise {
  title: string
  text: string | null
  /** Last day on which it holds. */
  by: Day
}

interface QuoteStatusFacts {
  positions: StatusPosition[]
  promise: QuotePromise | null
  /** Name that the assignee shows to visitors. */
  contact: string | null
  timeZone: string
  /** By the clock of the company. */
  today: Day
}

/** Reads what the page of a request shows beside what was sent with it. */
export async function readQuoteStatus(
  request: QuoteRequest,
  lng: Language,
): Promise<QuoteStatusFacts> {
  const settings = await withFallback(getSettings({ lng }), noSettings)
  const { timeZone, businessHours } = settings
  const days = businessHours.find(({ opening }) => opening)?.opening?.days ?? weekdays.slice(0, 5)
  const [positions, promise, contact] = await Promise.all([
    namedPositions(request, lng),
    withFallback(readPromise(lng, dayIn(timeZone, Date.parse(request.createdAt)), days), null),
    withFallback(nameOfAssignee(request), null),
  ])
  return { positions, promise, contact, timeZone, today: dayIn(timeZone, Date.now()) }
}

async function namedPositions(
  { positions }: QuoteRequest,
  lng: Language,
): Promise<StatusPosition[]> {
  const slugs = [...new Set(positions.map(({ slug }) => slug))]
  const list = await readQuoteList(
    lng,
    slugs.map((slug) => ({ slug, amount: 1 })),
  )
  const products = new Map(list.positions.map(({ slug, product }) => [slug, product]))
  return positions.map(({ id, slug, product: name, code, amount, wishedDate, note }) => {
    const product = products.get(slug)
    return {
      id: id ?? slug,
      amount,
      name: product?.name ?? name,
      code: code ?? null,
      options: optionsOf(product, code),
      slug: product ? slug : null,
      wishedDate: toDay(wishedDate),
      note: note ?? null,
    }
  })
}

const optionsOf = (product: Product | undefined, code: string | null | undefined): string[] =>
  product?.variantList
    .find((variant) => variant.code === code)
    ?.options.map(({ name }) => name)
    .filter(Boolean) ?? []

/** One source: what the contact page says is what the page of a request says. */
async function readPromise(
  lng: Language,
  received: Day,
  days: readonly Weekday[],
): Promise<QuotePromise | null> {
  const page = await getPage({ lng, path: '/contact' })
  const steps = (page?.layout ?? []).flatMap((block) =>
    block.blockType === 'contactForm' ? (block.steps ?? []) : [],
  )
  const step = steps.find(({ quoteDays }) => quoteDays)
  if (!step?.quoteDays) return null
  // Weeks begin on Monday there, and on Sunday here.
  const working = days.map((day) => (weekdays.indexOf(day) + 1) % 7)
  return {
    title: step.title,
    text: step.text ?? null,
    by: addWorkingDays(received, step.quoteDays, working),
  }
}

/** Read with all rights: visitors see no accounts, but the name that one gives them. */
async function nameOfAssignee({ assignee }: QuoteRequest): Promise<string | null> {
  const id = relationId(assignee)
  if (!id) return null
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { publicName: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]?.publicName?.trim() || null
}
