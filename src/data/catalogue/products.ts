import 'server-only'
import type { Product as ProductDoc } from '@/payload-types'
import { documentedDetails } from '@/src/contract/documented-product-fields'
import type { Product, ProductValue } from '@/src/contract/product'
import { cached } from '@/src/data/cache/cached'
import { dayOfProducts } from '@/src/data/cache/company-day'
import { tags } from '@/src/data/cache/tags'
import { findByIdOrSlug } from '@/src/data/find-by-id-or-slug'
import { listPictureIds, picturesById } from '@/src/data/media/pictures'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { filterAttributes } from '@/src/domain/catalogue/attributes/definition'
import { inBothSystems, type ValueInUnits } from '@/src/domain/catalogue/attributes/format'
import type { UnitSystem } from '@/src/domain/catalogue/attributes/units'
import {
  type Dimensions,
  readDimensions,
  keyFigures,
} from '@/src/domain/catalogue/specification-rows'
import { documentedValues, productFieldValues } from '@/src/domain/catalogue/product-fields'
import { isOffered } from '@/src/domain/catalogue/variants/choose'
import { listOptionPictures, type Variants } from '@/src/domain/catalogue/variants/definition'
import {
  attributeTextsOf,
  axisName,
  listNameKeys,
  namedVariants,
  optionName,
} from '@/src/domain/catalogue/variants/texts'
import { readVariants } from '@/src/domain/catalogue/variants/parse'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { asRecord, relationId } from '@/src/platform/values/stored-values'
import { listAttributes, specificationReader, type SpecificationReader } from './attributes'
import { listCategories } from './categories'
import { type Around, toSummary } from './product-summaries'
import { publicSlug } from './successors'
import { publicIds } from './visible-products'

/** One product by its id or its slug; null where there is none in public. */
export const getProduct = cached(
  'getProduct',
  () => [
    tags.products(),
    tags.media(),
    tags.attributes(),
    tags.categories(),
    tags.day(),
    tags.settings(),
  ],
  async ({ lng, key }: { lng: Language; key: string }): Promise<Product | null> => {
    const doc = await findByIdOrSlug('products', key, lng)
    if (!doc) return null
    const stored = readVariants(doc.variants)
    const [pictures, attributes, categories] = await Promise.all([
      picturesById(listPictureIds(doc), lng, listOptionPictures(stored)),
      listAttributes({ lng }),
      listCategories({ lng }),
    ])
    const reader = specificationReader(attributes, categories, lng)
    const imperial = specificationReader(attributes, categories, lng, { system: 'imperial' })
    const categoryId = relationId(doc.categoryId) ?? ''
    const variants = await variantsOf(doc, withPictures(stored, pictures), {
      lng,
      pictures,
      valuesOf: (differences) =>
        inBothSystems(
          reader.valuesOf(differences, categoryId),
          imperial.valuesOf(differences, categoryId),
        ),
    })
    const { values: metric, specifications } = reader.read(doc, categoryId)
    const values = inBothSystems(metric, imperial.valuesOf(doc, categoryId))
    const own = toProduct(doc, { pictures, categories, today: await dayOfProducts() })
    const successorId = await publicSuccessor(doc)
    const visible = await publicIds(own.worksWith, lng)
    const worksWith = own.worksWith.filter((id) => visible.has(id) && id !== doc.id)
    return {
      ...own,
      successorId,
      worksWith,
      specifications,
      values: values.map(toValue),
      ...variants,
    }
  },
)

/** Lists the figures that tell a product from others, without remarks, so that they can be read at a glance. */
export async function listKeyFigures(
  { attributes, categoryId }: Pick<Product, 'attributes' | 'categoryId'>,
  lng: Language,
): Promise<ValueInUnits[]> {
  const [defined, categories] = await Promise.all([
    listAttributes({ lng }),
    listCategories({ lng }),
  ])
  const valuesIn = (system: UnitSystem) =>
    specificationReader(defined, categories, lng, { system }).valuesOf({ attributes }, categoryId)
  return keyFigures(inBothSystems(valuesIn('metric'), valuesIn('imperial')))
}

/** A product's dimensions as readers of both systems of units see them. */
export interface DimensionsInUnits extends Dimensions {
  /** Key of the attribute. */
  key: string
  imperial: Dimensions['texts']
}

/** Returns the dimensions of a product; null where no attribute has them. */
export async function getDimensions(
  product: Pick<Product, 'attributes' | 'categoryId'>,
  lng: Language,
): Promise<DimensionsInUnits | null> {
  const [defined, categories] = await Promise.all([
    listAttributes({ lng }),
    listCategories({ lng }),
  ])
  const category = categories.find(({ id }) => id === product.categoryId)
  const [metric, imperial] = (['metric', 'imperial'] as const).map((system) =>
    readDimensions(product, filterAttributes(defined, category), { lng, system }),
  )
  return metric && imperial ? { ...metric, imperial: imperial.texts } : null
}

function toProduct(
  doc: ProductDoc,
  around: Around,
): Omit<Product, 'specifications' | 'successorId' | 'values' | keyof VariantAnswer> {
  const { pictures } = around
  return {
    ...toSummary(doc, around),
    ...documentedValues(documentedDetails, doc),
    pictures: listPictureIds(doc)
      .map((id) => pictures.get(id))
      .filter((picture) => picture !== undefined),
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
    ...productFieldValues(doc),
  }
}

/** Visitors are told of no successor that is not public. */
async function publicSuccessor({ successorId }: ProductDoc): Promise<string | null> {
  const id = relationId(successorId)
  return id !== null && (await publicSlug({ id })) !== null ? id : null
}

const toValue = ({ attribute, text, imperial }: ValueInUnits): ProductValue => ({
  key: attribute.key,
  name: attribute.label,
  text,
  ...(imperial === undefined ? {} : { imperial }),
  group: attribute.group,
  places: [...attribute.places],
})

type VariantAnswer = Pick<Product, 'variants' | 'variantTexts' | 'axes' | 'variantList'>

/** Variants without the addresses of pictures that visitors cannot see. */
const withPictures = (variants: Variants | null, pictures: Around['pictures']): Variants | null =>
  variants && {
    ...variants,
    axes: variants.axes.map((axis) => ({
      ...axis,
      options: axis.options.map(({ picture, ...option }) =>
        picture !== undefined && pictures.has(picture) ? { ...option, picture } : option,
      ),
    })),
  }

interface VariantReader extends Pick<Around, 'pictures'> {
  lng: Language
  valuesOf: (differences: Parameters<SpecificationReader['valuesOf']>[0]) => ValueInUnits[]
}

/** The variants of a product, as they are stored and in words. */
async function variantsOf(
  doc: ProductDoc,
  variants: Variants | null,
  { lng, pictures, valuesOf }: VariantReader,
): Promise<VariantAnswer> {
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
        .map((option) => {
          const picture = pictures.get(option.picture ?? '')
          return {
            key: option.key,
            name: optionName(words, key, option.key),
            ...(picture ? { picture } : {}),
          }
        }),
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
