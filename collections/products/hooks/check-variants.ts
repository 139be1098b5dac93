import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import { checkValues } from '@/src/domain/catalogue/attributes/value'
import { asRecord, isRecord } from '@/src/platform/values/stored-values'
import {
  attributeOfTextKey,
  findCombination,
  listTextKeys,
  orderCode,
  type Variants,
} from '@/src/domain/catalogue/variants/definition'
import { parseVariants, readVariants } from '@/src/domain/catalogue/variants/parse'
import { attributesOfProduct } from './check-attributes'

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
    throw refusal(
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
  if (all.length > 0) throw refusal(all)
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

const refusal = (problems: Problem[]): ValidationError =>
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
