import 'server-only'
import type { Product as ProductDoc } from '@/payload-types'
import type { Product } from '@/src/contract/product'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import type { ValueInUnits } from '@/src/domain/catalogue/attributes/format'
import { asRecord } from '@/src/platform/values/stored-values'
import {
  attributeTextsOf,
  axisName,
  listNameKeys,
  namedVariants,
  optionName,
  type Variants,
} from '@/src/domain/catalogue/variants/definition'
import { isOffered } from '@/src/domain/catalogue/variants/choose'
import { readVariants } from '@/src/domain/catalogue/variants/parse'
import type { SpecificationReader } from './attributes'
import { getPayload, readAsPublic } from '@/src/data/payload'

export type VariantAnswer = Pick<Product, 'variants' | 'variantTexts' | 'axes' | 'variantList'>

/** The variants of a product, as they are stored and in words. */
export async function variantsOf(
  doc: ProductDoc,
  lng: Language,
  valuesOf: (differences: Parameters<SpecificationReader['valuesOf']>[0]) => ValueInUnits[],
): Promise<VariantAnswer> {
  const variants = readVariants(doc.variants)
  const texts = asRecord(doc.variantTexts)
  if (!variants) return { variants: null, variantTexts: texts, axes: [], variantList: [] }
  const words = await wholeTexts(doc.id, variants, texts, lng)
  return {
    variants: { ...variants },
    variantTexts: texts,
    axes: variants.axes.map(({ key, options }) => ({
      key,
      name: axisName(words, key),
      options: options
        .filter((option) => isOffered(variants, key, option.key))
        .map((option) => ({ key: option.key, name: optionName(words, key, option.key) })),
    })),
    variantList: namedVariants(variants, words).map((variant, index) => ({
      code: variant.code,
      options: variants.axes.map(({ key }, place) => ({
        axis: key,
        option: variants.combinations[index]?.options[key] ?? '',
        name: variant.options[place]?.name ?? '',
      })),
      note: variant.note,
      values: valuesOf({
        attributes: variants.combinations[index]?.attributes,
        attributeTexts: attributeTextsOf(variant.code, words),
      }).map(({ attribute, text, imperial }) => ({
        key: attribute.key,
        name: attribute.label,
        text,
        ...(imperial === undefined ? {} : { imperial }),
      })),
    })),
  }
}

/** Names that a language lacks are in English, one by one; the object falls back as a whole only. */
async function wholeTexts(
  id: string,
  variants: Variants,
  texts: Record<string, unknown>,
  lng: Language,
): Promise<Record<string, unknown>> {
  if (lng === defaultLanguage || listNameKeys(variants).every((key) => key in texts)) return texts
  const payload = await getPayload()
  const doc = await payload.findByID({
    ...readAsPublic(defaultLanguage),
    collection: 'products',
    id,
    select: { variantTexts: true },
    disableErrors: true,
  })
  return { ...asRecord(doc?.variantTexts), ...texts }
}
