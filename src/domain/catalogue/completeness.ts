import type { Attribute } from './attributes/definition'
import { storedValue } from './attributes/value'
import { listNameKeys } from './variants/texts'
import { readVariants } from './variants/parse'

/** Fields of a product that are counted, with its texts in one language; missing ones are left out. */
export interface Measured {
  /** Only the default language needs a name: the others read that of the model. */
  isDefaultLanguage: boolean
  name?: unknown
  shortDescription?: unknown
  description?: unknown
  /** Alt texts of its pictures. */
  alts: unknown[]
  attributes?: unknown
  attributeTexts?: unknown
  variants?: unknown
  variantTexts?: unknown
  /** Number of its documents that visitors find. */
  documents: number
}

export interface Completeness {
  /** In per cent, rounded down: 100 is complete. */
  share: number
  /** Missing parts: names of fields, `picture`, `alt`, `variantNames`, `document`, `attributes.<key>`. */
  missing: string[]
}

/**
 * Measures the completeness of a product in a language.
 * @param attributes those of its category
 */
export function measureCompleteness(
  product: Measured,
  attributes: readonly Attribute[],
): Completeness {
  const items = itemsOf(product, attributes)
  const missing = items.filter(([, isThere]) => !isThere).map(([name]) => name)
  return { share: Math.floor((100 * (items.length - missing.length)) / items.length), missing }
}

/**
 * Returns the missing parts that a translation adds: texts, and alt texts of pictures that are there.
 * @param attributes those of its category
 */
export function missingTexts(
  { missing }: Completeness,
  attributes: readonly Attribute[],
): string[] {
  const ofValues = attributes
    .filter(({ kind }) => kind !== 'text')
    .map(({ key }) => `attributes.${key}`)
  const others = new Set(['picture', 'document', ...ofValues])
  if (missing.includes('picture')) others.add('alt')
  return missing.filter((item) => !others.has(item))
}

function itemsOf(
  product: Measured,
  attributes: readonly Attribute[],
): [name: string, isThere: boolean][] {
  const variants = readVariants(product.variants)
  return [
    ...(product.isDefaultLanguage ? [['name', isText(product.name)] as [string, boolean]] : []),
    ['shortDescription', isText(product.shortDescription)],
    ['description', isText(product.description)],
    ['picture', product.alts.length > 0],
    ['alt', product.alts.length > 0 && product.alts.every(isText)],
    ...attributes
      .filter(({ isRequired }) => isRequired)
      .map((attribute): [string, boolean] => [
        `attributes.${attribute.key}`,
        attribute.kind === 'text'
          ? isText(textsOf(product.attributeTexts)[attribute.key])
          : storedValue(attribute, product.attributes) !== undefined,
      ]),
    ...(variants
      ? [
          [
            'variantNames',
            listNameKeys(variants).every((key) => isText(textsOf(product.variantTexts)[key])),
          ] as [string, boolean],
        ]
      : []),
    ['document', product.documents > 0],
  ]
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const textsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
