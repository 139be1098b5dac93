import 'server-only'
import { after } from 'next/server'
import type { QuoteRequest } from '@/payload-types'
import { PositionInput, type QuoteAnswer, QuoteInput } from '@/src/contract/quote'
import { isOfferOpen } from '@/src/contract/visitor-forms'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { FieldError } from '@/src/platform/errors/http-error'
import type { RateLimit } from '@/src/platform/http/rate-limit'
import { withoutTraps } from '@/src/platform/http/trap-fields'
import { isOrderable } from '@/src/domain/catalogue/life-cycle'
import { fingerprintForm, type FormFields } from '@/src/platform/private-files/receive-form'
import { servePrivateFile } from '@/src/platform/private-files/serve'
import { receiveVisitorForm } from '@/src/domain/visitor-forms/visitor-form'
import { newQuoteNumber, openedNumber, statusAddress } from '@/src/domain/quotes/number'
import {
  formatPositions,
  parsePositions,
  positionField,
  type QuotePosition,
  withAmounts,
  withoutPositions,
} from '@/src/domain/quotes/positions'
import { getPayload } from '@/src/data/payload'
import { getProduct } from '@/src/data/catalogue/products'
import { mailQuoteRequest } from './quote-mail'
import { storeOnce } from '@/src/data/visitor-forms/store-once'

/** Limits of a client's quote requests. */
const limits: RateLimit[] = [
  { name: 'quotes-short', points: 15, seconds: 10 * 60 },
  { name: 'quotes-day', points: 60, seconds: 24 * 60 * 60 },
]

/**
 * Checks, stores and mails what a visitor wants a price for.
 * @param fields takes in what was sent beside the files, also of a form that is refused
 * @throws ZodError and FieldError for bad input; what `receiveVisitorForm` throws
 */
export function createQuoteRequest(
  request: Request,
  lng: Language,
  fields: FormFields = {},
): Promise<QuoteAnswer> {
  return receiveVisitorForm(request, { use: 'tenders', limits, fields }, async ({ files }) => {
    // A field that people do not see; a robot that fills it is told, as a browser might have filled it for a person.
    if (fields.website) throw new FieldError('website', 'must be left empty')
    const input = QuoteInput.parse(withoutPositions(withoutTraps(fields)))
    const unknown = files.find(({ field }) => field !== 'files')
    if (unknown) throw new FieldError(unknown.field, 'is no field for a file')
    const asked = withAmounts(positionsOf(input.items), (name) => fields[name])
    const { items: _, consent: __, key, deadline, ...company } = input
    const wishes = asked.map((position) => wishesOf(position, fields))
    const positions = await Promise.all(
      asked.map(async (position, index) => ({ ...(await named(position)), ...wishes[index] })),
    )
    if (positions.length === 0) throw new FieldError('items', 'must name a product')
    const sent = [key, company, deadline, formatPositions(asked), wishes]
    const fingerprint = fingerprintForm(sent, files)
    const { doc, isNew } = await storeOnce('quote-requests', fingerprint, () => ({
      ...company,
      deadline: storedDay(deadline),
      number: newQuoteNumber(),
      positions,
      files: files.map(({ field: ___, ...file }) => file),
      language: lng,
      status: 'new',
    }))
    if (isNew) after(() => mailQuoteRequest(doc, lng))
    return { kept: { number: doc.number, url: addressIn(lng, statusAddress(doc.number)) }, isNew }
  })
}

/** The request that an address opens; null where its key is wrong or it is gone. */
export async function openQuoteRequest(
  named: string,
  key: string | undefined,
): Promise<QuoteRequest | null> {
  const number = openedNumber(named, key)
  if (number === undefined) return null
  const payload = await getPayload()
  const { docs } = await payload.find({
    // Read with all rights: the signature is that of its visitor.
    collection: 'quote-requests',
    where: { number: { equals: number } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

/**
 * Answers with a file of the offer that stands at the page of a request; null where the key is wrong, the request is gone,
 * or not quoted.
 * @param id id of its row; the key in the storage stays on the server
 */
export async function serveOffer(
  { headers }: Request,
  { number, id, key }: { number: string; id: string; key: string | undefined },
): Promise<Response | null> {
  const request = await openQuoteRequest(number, key)
  if (!request || !isOfferOpen(request.status)) return null
  const offer = request.offers?.find((each) => each.id === id)
  return offer ? servePrivateFile(offer, headers) : null
}

function positionsOf(items: string): QuotePosition[] {
  const { positions, isWhole } = parsePositions(items)
  if (!isWhole) throw new FieldError('items', 'is not a list of products with amounts')
  return positions
}

/** Wishes of the visitor beside a position. */
function wishesOf(position: QuotePosition, fields: FormFields) {
  const nameOf = (field: keyof PositionInput) => positionField(field, position)
  const { data, error } = PositionInput.safeParse({
    note: fields[nameOf('note')],
    wishedDate: fields[nameOf('wishedDate')],
  })
  if (data) return { note: data.note || undefined, wishedDate: storedDay(data.wishedDate) }
  const [issue] = error.issues
  throw new FieldError(
    nameOf(issue?.path[0] === 'note' ? 'note' : 'wishedDate'),
    issue?.message ?? 'is not valid',
  )
}

/** A day as dates are stored, by its midnight in UTC; undefined for one that was left open. */
const storedDay = (day: string | undefined): string | undefined =>
  day ? new Date(day).toISOString() : undefined

async function named({ slug, code, amount }: QuotePosition) {
  const product = await getProduct({ lng: defaultLanguage, key: slug })
  if (!product) throw new FieldError('items', `names a product that does not exist: ${slug}`)
  if (!isOrderable(product.lifeCycle)) {
    throw new FieldError('items', `names a product that is sold no more: ${slug}`)
  }
  if (code && !product.variantList.some((variant) => variant.code === code)) {
    throw new FieldError('items', `names a variant of ${slug} that does not exist`)
  }
  return { product: product.name, slug: product.slug, code, amount }
}
