import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'
import { preserveLocale } from '@/src/payload/preserve-locale'
import { completenessRefusals } from '@/collections/products/completeness/threshold'

/** Keeps products that are not complete enough from being published, whichever way they come in. */
export const requireCompleteness: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const status: unknown = data._status ?? originalDoc?._status
  if (status !== 'published' || data.deletedAt) return data
  const isInEnglish = req.locale === defaultLanguage
  const write = { id: originalDoc?.id, data: { ...data, _status: status } }
  const [refusal] = await preserveLocale(req, () => completenessRefusals([write], isInEnglish, req))
  if (refusal) {
    throw new ValidationError({
      collection: 'products',
      errors: [{ path: '_status', message: `_status ${refusal}` }],
    })
  }
  return data
}
