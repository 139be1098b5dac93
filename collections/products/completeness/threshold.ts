import type { PayloadRequest } from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'
import { measure, readContext } from './read'

type Stored = Record<string, unknown>

/** A write to a product. One that says nothing of `_status` leaves it as it is, and makes a new product public. */
export interface ProductWrite {
  /** None for a product that is made by it. */
  id?: string
  data: Stored
}

/** Products are read and measured by so many, so that a large file does not stand in memory twice. */
const chunkSize = 200

/**
 * Says of writes why what they lead to must not be public: because it is less complete, in the default language, than
 * the site settings ask for. What is public already may change as long as it does not get less complete.
 * @param isInEnglish whether the texts of the writes are in the default language
 * @returns one for each write; null where nothing speaks against it
 */
export async function completenessRefusals(
  writes: ProductWrite[],
  isInEnglish: boolean,
  req: PayloadRequest,
): Promise<(string | null)[]> {
  const least = await leastShare(req)
  if (least === 0) return writes.map(() => null)
  const refusals: (string | null)[] = []
  for (let from = 0; from < writes.length; from += chunkSize) {
    const chunk = writes.slice(from, from + chunkSize)
    refusals.push(...(await refusalsOf(chunk, isInEnglish, least, req)))
  }
  return refusals
}

async function refusalsOf(
  writes: ProductWrite[],
  isInEnglish: boolean,
  least: number,
  req: PayloadRequest,
): Promise<(string | null)[]> {
  const stored = await readInEnglish(writes, req)
  const changes = writes.map(({ id, data }) => {
    const before = id === undefined ? undefined : stored.get(id)
    const after = { _status: 'published', ...before, ...written(data, before, isInEnglish), id }
    return { before, after }
  })
  const products = changes.flatMap(({ before, after }) => (before ? [before, after] : [after]))
  const around = await readContext(products, req)
  return changes.map(({ before, after }) => {
    if (!isPublic(after)) return null
    const { share, missing } = measure(after, defaultLanguage, around)
    if (share >= least) return null
    if (before && isPublic(before) && share >= measure(before, defaultLanguage, around).share)
      return null
    return `must not be published below ${least} % completeness; this product has ${share} %. Missing: ${missing.join(', ')}`
  })
}

/** In per cent; 0 asks for nothing. */
async function leastShare(req: PayloadRequest): Promise<number> {
  const { minCompleteness } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { minCompleteness: true },
    depth: 0,
    req,
  })
  return minCompleteness ?? 0
}

async function readInEnglish(
  writes: ProductWrite[],
  req: PayloadRequest,
): Promise<Map<string, Stored>> {
  const ids = writes.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { in: ids } },
    locale: defaultLanguage,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    trash: true,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.id), { ...doc }]))
}

/** Returns the product after a write, in English: a write in another language leaves the English texts as they are. */
function written(data: Stored, before: Stored | undefined, isInEnglish: boolean): Stored {
  if (!before || isInEnglish) return data
  const { name: _, shortDescription: __, description: ___, ...others } = data
  return { ...others, attributeTexts: before.attributeTexts, variantTexts: before.variantTexts }
}

const isPublic = ({ _status, deletedAt }: Stored): boolean => _status === 'published' && !deletedAt
