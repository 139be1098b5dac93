import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'
import { keepingLocale } from '@/collections/hooks/keeping-locale'
import { measure, surroundingsOf } from '@/collections/products/completeness/read'

/**
 * Keeps products from being published that are less complete, in the default language, than the site settings ask
 * for, whichever way they come in. What is public already may change as long as it does not get less complete.
 */
export const requireCompleteness: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const isInEnglish = req.locale === defaultLanguage
  await keepingLocale(req, () => check(data, originalDoc, isInEnglish, req))
  return data
}

async function check(
  data: Stored,
  originalDoc: { id: string; _status?: unknown } | undefined,
  isInEnglish: boolean,
  req: PayloadRequest,
): Promise<void> {
  const status: unknown = data._status ?? originalDoc?._status
  if (status !== 'published' || data.deletedAt) return
  const least = await leastShare(req)
  if (least === 0) return
  const before = originalDoc?.id === undefined ? undefined : await inEnglish(originalDoc.id, req)
  const after = { ...before, ...written(data, before, isInEnglish), id: originalDoc?.id }
  const around = await surroundingsOf([after, ...(before ? [before] : [])], req)
  const { share, missing } = measure(after, defaultLanguage, around)
  if (share >= least) return
  const wasPublished = before?._status === 'published'
  if (wasPublished && share >= measure(before, defaultLanguage, around).share) return
  throw new ValidationError({
    collection: 'products',
    errors: [
      {
        path: '_status',
        message: `_status must not be published below ${least} % completeness; this product has ${share} %. Missing: ${missing.join(', ')}`,
      },
    ],
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

type Stored = Record<string, unknown>

async function inEnglish(id: string, req: PayloadRequest): Promise<Stored | undefined> {
  const doc: unknown = await req.payload.findByID({
    collection: 'products',
    id,
    locale: defaultLanguage,
    fallbackLocale: false,
    depth: 0,
    trash: true,
    disableErrors: true,
    req,
  })
  return (doc ?? undefined) as Stored | undefined
}

/** What a write changes in English: a write in another language leaves the English texts as they are. */
function written(data: Stored, before: Stored | undefined, isInEnglish: boolean): Stored {
  if (!before || isInEnglish) return data
  const { name: _, shortDescription: __, description: ___, ...others } = data
  return { ...others, attributeTexts: before.attributeTexts, variantTexts: before.variantTexts }
}
