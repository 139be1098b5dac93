import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { preserveLocale } from '@/src/payload/preserve-locale'
import { defaultLanguage } from '@/src/i18n/languages'
import {
  type Attribute,
  filterAttributes,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'
import { checkTexts, checkValues } from '@/src/domain/catalogue/attributes/value'
import { asRecord } from '@/src/platform/values/stored-values'

/**
 * Checks the values of a product by the attributes of its category, whichever way they come in, and stores them with
 * their units. A refusal names each attribute that is wrong: `attributes.weight`.
 */
export const checkAttributes: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const given: unknown = data.attributes
  const texts: unknown = data.attributeTexts
  const before = asRecord(originalDoc?.attributes)
  const isUnchanged =
    JSON.stringify(given ?? {}) === JSON.stringify(before) &&
    JSON.stringify(texts ?? {}) === JSON.stringify(originalDoc?.attributeTexts ?? {})
  if (isUnchanged || (isEmpty(given) && isEmpty(texts))) return data
  const attributes = await attributesOfProduct(data.categoryId ?? originalDoc?.categoryId, req)
  const { values, problems } = checkValues(attributes, asRecord(given), before)
  const errors = [
    ...problems.map(({ key, problem }) => problemOf('attributes', key, problem)),
    ...checkTexts(attributes, asRecord(texts), asRecord(originalDoc?.attributeTexts)).map(
      ({ key, problem }) => problemOf('attributeTexts', key, problem),
    ),
  ]
  if (errors.length > 0) throw new ValidationError({ collection: 'products', errors })
  return { ...data, attributes: values }
}

/** The attributes of a category, in English, which is what values are checked by. */
export const attributesOfProduct = (
  categoryId: unknown,
  req: PayloadRequest,
): Promise<Attribute[]> => preserveLocale(req, () => readAttributes(categoryId, req))

async function readAttributes(categoryId: unknown, req: PayloadRequest): Promise<Attribute[]> {
  const read = {
    depth: 0,
    pagination: false,
    locale: defaultLanguage,
    fallbackLocale: false,
    req,
  } as const
  const { docs } = await req.payload.find({
    ...read,
    collection: 'attributes',
    sort: ['order', 'key'],
  })
  const category =
    typeof categoryId === 'string'
      ? await req.payload.findByID({
          ...read,
          collection: 'categories',
          id: categoryId,
          disableErrors: true,
        })
      : null
  return filterAttributes(docs.map(toAttribute), category ?? undefined)
}

const problemOf = (field: string, key: string, problem: string) => ({
  path: `${field}.${key}`,
  message: `${field}.${key} ${problem}`,
})

const isEmpty = (value: unknown): boolean => Object.keys(asRecord(value)).length === 0
