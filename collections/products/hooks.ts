import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { completenessRefusals } from '@/collections/products/completeness'
import {
  type Attribute,
  filterAttributes,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'
import { checkTexts, checkValues } from '@/src/domain/catalogue/attributes/value'
import { leadsBack } from '@/src/domain/catalogue/life-cycle'
import {
  findCombination,
  orderCode,
  type Variants,
} from '@/src/domain/catalogue/variants/definition'
import { attributeOfTextKey, listTextKeys } from '@/src/domain/catalogue/variants/texts'
import { parseVariants, readVariants } from '@/src/domain/catalogue/variants/parse'
import { defaultLanguage } from '@/src/i18n/languages'
import { preserveLocale } from '@/src/payload/preserve-locale'
import { toDay } from '@/src/platform/time/days'
import { asRecord, isRecord } from '@/src/platform/values/stored-values'

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
const attributesOfProduct = (categoryId: unknown, req: PayloadRequest): Promise<Attribute[]> =>
  preserveLocale(req, () => readAttributes(categoryId, req))

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

/**
 * Checks the variants of a product and their texts, whichever way they come in. A refusal names what is wrong:
 * `variants.combinations.2.options.colour`.
 */
export const checkVariants: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const given: unknown = data.variants === undefined ? originalDoc?.variants : data.variants
  const texts: unknown =
    data.variantTexts === undefined ? originalDoc?.variantTexts : data.variantTexts
  const isUnchanged =
    isSame(given, originalDoc?.variants) && isSame(texts, originalDoc?.variantTexts)
  if (isUnchanged) return data
  const parsed = parseVariants(given)
  if (parsed.problems)
    throw variantsRefusal(
      parsed.problems.map(({ path, problem }) => ({ path: within('variants', path), problem })),
    )
  const { variants } = parsed
  const before = readVariants(originalDoc?.variants)
  const attributes = variants
    ? await attributesOfProduct(data.categoryId ?? originalDoc?.categoryId, req)
    : []
  const { checked, problems } = checkDifferences(variants, before, attributes)
  const all = [
    ...problems,
    ...textProblems(variants, asRecord(texts), asRecord(originalDoc?.variantTexts), attributes),
  ]
  if (all.length > 0) throw variantsRefusal(all)
  return { ...data, variants: checked }
}

interface Problem {
  path: string
  problem: string
}

/** The values that differ, each in the form of its attribute. */
function checkDifferences(
  variants: Variants | null,
  before: Variants | null,
  attributes: readonly Attribute[],
): { checked: Variants | null; problems: Problem[] } {
  if (!variants) return { checked: null, problems: [] }
  const problems: Problem[] = []
  const combinations = variants.combinations.map((combination, index) => {
    if (!combination.attributes) return combination
    const stored = findCombination(before, orderCode(variants, combination))?.attributes
    const { values, problems: wrong } = checkValues(attributes, combination.attributes, stored)
    for (const { key, problem } of wrong)
      problems.push({ path: `variants.combinations.${index}.attributes.${key}`, problem })
    return { ...combination, attributes: { ...values } }
  })
  return { checked: { ...variants, combinations }, problems }
}

/** No longer than a remark in a table. */
const maxTextLength = 500

function textProblems(
  variants: Variants | null,
  texts: Record<string, unknown>,
  before: Record<string, unknown>,
  attributes: readonly Attribute[],
): Problem[] {
  const known = new Set(variants ? listTextKeys(variants) : [])
  const isKnown = (key: string): boolean => {
    if (known.has(key)) return true
    const own = variants && attributeOfTextKey(variants, key)
    return attributes.some((attribute) => attribute.key === own?.attribute)
  }
  return Object.entries(texts).flatMap(([key, text]) => {
    // What a change of the axes leaves behind in other languages does not stand in the way of a later save.
    if (text === null || before[key] === text) return []
    const path = `variantTexts.${key}`
    if (!isKnown(key)) return [{ path, problem: 'is no axis, option or order code' }]
    if (typeof text !== 'string') return [{ path, problem: 'must be a text' }]
    return text.length > maxTextLength
      ? [{ path, problem: `must not be longer than ${maxTextLength} characters` }]
      : []
  })
}

const variantsRefusal = (problems: Problem[]): ValidationError =>
  new ValidationError({
    collection: 'products',
    errors: problems.map(({ path, problem }) => ({ path, message: `${path} ${problem}` })),
  })

const within = (field: string, path: string): string => (path === '' ? field : `${field}.${path}`)

/** Nothing and an empty object are the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(asRecord(one)) === JSON.stringify(asRecord(other)) &&
  (isRecord(one) || isNothing(one))

const isNothing = (value: unknown): boolean => value === null || value === undefined

/**
 * Checks the life of a product, whichever way it comes in: support does not end before the sale, and successors lead
 * away from it. Notes when the days were set.
 */
export const checkLifeCycle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stored = { ...originalDoc, ...data }
  const [lastOrder, endOfSupport] = [toDay(stored.lastOrderDay), toDay(stored.endOfSupportDay)]
  if (lastOrder !== null && endOfSupport !== null && endOfSupport < lastOrder)
    throw lifeCycleRefusal('endOfSupportDay', 'must not be before lastOrderDay')
  await checkSuccessor(idOf(originalDoc?.id), stored.successorId, originalDoc?.successorId, req)
  const isUnchanged = lastOrder === toDay(originalDoc?.lastOrderDay)
  return {
    ...data,
    lifeCycleSetAt: isUnchanged
      ? (originalDoc?.lifeCycleSetAt ?? null)
      : lastOrder && new Date().toISOString(),
  }
}

async function checkSuccessor(
  id: string | null,
  given: unknown,
  before: unknown,
  req: PayloadRequest,
): Promise<void> {
  const successorId = idOf(given)
  if (successorId === null || id === null || successorId === idOf(before)) return
  if (await leadsBack(id, successorId, (next) => successorOf(next, req)))
    throw lifeCycleRefusal('successorId', 'leads back to this product')
}

async function successorOf(id: string, req: PayloadRequest): Promise<string | null> {
  const product = await req.payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    select: { successorId: true },
    disableErrors: true,
    req,
  })
  return idOf(product?.successorId)
}

const lifeCycleRefusal = (path: string, problem: string): ValidationError =>
  new ValidationError({
    collection: 'products',
    errors: [{ path, message: `${path} ${problem}` }],
  })

const idOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

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

/**
 * A product's slug starts with its category's. The documented form fills in the category's slug alone
 * (section 5), so the rest is made from the name.
 */
export async function slugOfCategory(
  product: Record<string, unknown>,
  req: PayloadRequest,
): Promise<string> {
  if (typeof product.categoryId !== 'string') return ''
  const category = await req.payload.findByID({
    collection: 'categories',
    id: product.categoryId,
    depth: 0,
    disableErrors: true,
    req,
  })
  return category?.slug ?? ''
}
