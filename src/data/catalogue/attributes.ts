import 'server-only'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import {
  type Attribute,
  type AttributedCategory,
  filterAttributes,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'
import {
  mergedSpecifications,
  rememberingValueText,
  type ShownValue,
  shownValues,
  type ValueReader,
} from '@/src/domain/catalogue/attributes/format'
import type { UnitSystem } from '@/src/domain/catalogue/attributes/units'
import { asRecord } from '@/src/platform/values/stored-values'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { tags } from '@/src/data/cache/tags'

/** Every attribute of products, in order, with its texts in a language; labels of choices fall back one by one. */
export const listAttributes = cached(
  'listAttributes',
  () => [tags.attributes()],
  async ({ lng }: { lng: Language }): Promise<Attribute[]> => {
    const payload = await getPayload()
    const read = async (language: Language) => {
      const { docs } = await payload.find({
        ...readAsPublic(language),
        collection: 'attributes',
        sort: ['order', 'key'],
        pagination: false,
      })
      return docs.map(toAttribute)
    }
    const inEnglish = await read(defaultLanguage)
    if (lng === defaultLanguage) return inEnglish
    const choices = new Map(inEnglish.map((attribute) => [attribute.key, attribute.choices]))
    return (await read(lng)).map((attribute) => ({
      ...attribute,
      choices: { ...choices.get(attribute.key), ...attribute.choices },
    }))
  },
)

/** Record with values of attributes. */
interface Described {
  attributes?: unknown
  attributeTexts?: unknown
  specifications?: unknown
}

/** Reads what products hold in a language and a system of units. */
export interface SpecificationReader {
  /** Values that fit the attributes of the category, in words. */
  valuesOf: (product: Described, categoryId: string) => ShownValue[]
  /** The documented object: attributes in words, then free texts (section 3). */
  specificationsOf: (product: Described, categoryId: string) => Record<string, unknown>
  /** Both, of what is read once. */
  read: (product: Described, categoryId: string) => ReadSpecifications
}

export interface ReadSpecifications {
  values: ShownValue[]
  specifications: Record<string, unknown>
}

/**
 * @param categories all that are public, by which products get the attributes of their category and its family
 * @param isForMany remembers how values are written, for reading a whole catalogue
 */
export function specificationReader(
  attributes: Attribute[],
  categories: AttributedCategory[],
  lng: Language,
  { system, isForMany = false }: { system?: UnitSystem; isForMany?: boolean } = {},
): SpecificationReader {
  const t = getT(lng)
  const reader: ValueReader = { lng, system, words: { yes: t('product.yes'), no: t('product.no') } }
  const byId = new Map(categories.map((category) => [category.id, category]))
  const ofCategory = new Map<string, Attribute[]>()
  const known = (categoryId: string): Attribute[] => {
    const found = ofCategory.get(categoryId) ?? filterAttributes(attributes, byId.get(categoryId))
    ofCategory.set(categoryId, found)
    return found
  }
  const textOfValue = isForMany ? rememberingValueText(reader) : undefined
  const valuesOf: SpecificationReader['valuesOf'] = (product, categoryId) =>
    shownValues(known(categoryId), product, reader, textOfValue)
  const read: SpecificationReader['read'] = (product, categoryId) => {
    const values = valuesOf(product, categoryId)
    return {
      values,
      specifications: mergedSpecifications(values, asRecord(product.specifications)),
    }
  }
  return {
    valuesOf,
    read,
    specificationsOf: (product, categoryId) => read(product, categoryId).specifications,
  }
}
