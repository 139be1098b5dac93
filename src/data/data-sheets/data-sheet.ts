import 'server-only'
import type { Product } from '@/src/contract/product'
import type { Settings } from '@/src/contract/settings'
import { listAttributes } from '@/src/data/catalogue/attributes'
import { listCategories } from '@/src/data/catalogue/categories'
import { listProductCertificates } from '@/src/data/catalogue/certificates'
import { getProduct, listKeyFigures } from '@/src/data/catalogue/products'
import { documentsOfProduct } from '@/src/data/downloads/documents'
import { getRedirect } from '@/src/data/pages/redirects'
import { getLook, getSettings } from '@/src/data/settings'
import { filterAttributes } from '@/src/domain/catalogue/attributes/definition'
import type { UnitSystem } from '@/src/domain/catalogue/attributes/units'
import { readDimensions, specificationRows } from '@/src/domain/catalogue/specification-rows'
import { inUnitsAddress, sheetName, unitsOfAddress } from '@/src/domain/data-sheets/address'
import type { DataSheet, SheetRow } from '@/src/domain/data-sheets/sheet'
import { servicePath } from '@/src/domain/links/addresses'
import { formatDate, joinParts, withLabel } from '@/src/i18n/format'
import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/platform/env'
import { specificationText, splitParagraphs, withUnits } from '@/src/platform/text/text'
import { groupBy } from '@/src/platform/values/lists'
import { addressIn } from '@/src/routing/route'
import {
  type AskedLanguage,
  encodedPicture,
  offeredLanguage,
  redirectTo,
  sendPdf,
  firstUploadName,
  logoUploadName,
  sheetColors,
  sheetFonts,
} from './pdf-answer'

/** Raised when sheets are drawn otherwise: what is kept of them, here and in browsers, is then made anew. */
const layout = 2

/**
 * Answers with the data sheet of a product as a PDF; null where there is no such product in public.
 */
export async function serveDataSheet(
  request: Request,
  { key, fieldsOf, ...asked }: Pick<SheetQuery, 'key' | 'fieldsOf'> & AskedLanguage,
): Promise<Response | null> {
  const { language } = asked
  if (language !== null && !isLanguage(language)) return null
  const units = unitsOfAddress(request.url)
  const lng = await offeredLanguage(asked)
  if (lng === null) {
    const inEnglish = `/${defaultLanguage}/product/${key}/datasheet.pdf`
    return redirectTo(inUnitsAddress(inEnglish, units), 307)
  }
  const found = await getDataSheet({ lng, key, units, fieldsOf })
  if (!found) return oldAddress(key, language, units)
  const { product, sheet } = found
  return sendPdf(
    {
      says: [layout, sheet],
      order: async (version) => ({
        sheet,
        version,
        pictures: {
          logo: await encodedPicture(sheet.pictures.logo),
          product: await encodedPicture(sheet.pictures.product),
        },
      }),
      lng,
      name: `${sheet.name} ${sheet.words.dataSheet} ${lng}`,
      plainName: sheetName(product.slug, lng),
      canonical: sheet.address,
      isPersonal: language === null,
    },
    request,
  )
}

/** Products that were renamed are found at their old addresses; null where none is known. */
async function oldAddress(
  key: string,
  language: string | null,
  units: UnitSystem,
): Promise<Response | null> {
  const redirect = /^[a-z0-9-]+$/.test(key) ? await getRedirect(`/product/${key}`) : null
  if (!redirect || !/^\/product\/[a-z0-9-]+$/.test(redirect.to)) return null
  const path = `${redirect.to}/datasheet.pdf`
  const address = language === null || !isLanguage(language) ? path : addressIn(language, path)
  return redirectTo(inUnitsAddress(address, units), redirect.permanent ? 308 : 307)
}

/** A sheet and the product that it is of. */
export interface FoundSheet {
  product: Product
  sheet: DataSheet
}

interface SheetQuery {
  lng: Language
  key: string
  units: UnitSystem
  /** A site's further fields of a product, in words. */
  fieldsOf: (product: Product, lng: Language, yes: string) => Record<string, string>
}

/**
 * Returns the data sheet of a product, all of it from records; null where no such product is public.
 * @throws where a record cannot be read: a sheet that lacks something would be passed on as if it were whole
 */
async function getDataSheet({ lng, key, units, fieldsOf }: SheetQuery): Promise<FoundSheet | null> {
  const product = await getProduct({ lng, key })
  if (!product) return null
  const [settings, look, categories, attributes, certificates, documents] = await Promise.all([
    getSettings({ lng }),
    getLook(),
    listCategories({ lng }),
    listAttributes({ lng }),
    listProductCertificates(product.id, { lng }),
    documentsOfProduct({ lng, id: product.id }),
  ])
  const t = getT(lng)
  const category = categories.find(({ id }) => id === product.categoryId)
  const dimensions = readDimensions(
    product,
    filterAttributes(attributes, category).filter(({ places }) => places.includes('sheet')),
    { lng, system: units },
  )
  const path = addressIn(lng, `/product/${product.slug}`)
  const sheet: DataSheet = {
    lng,
    title: `${product.name} · ${t('product.dataSheet')}`,
    company: settings.companyName,
    category: category?.name ?? '',
    name: product.name,
    text: withUnits(product.shortDescription ?? ''),
    description: splitParagraphs(product.description).map(withUnits),
    figures: (await listKeyFigures(product, lng)).map(({ attribute, text, imperial }) => [
      attribute.label,
      units === 'imperial' ? (imperial ?? text) : text,
    ]),
    groups: groupsOf(product, fieldsOf(product, lng, t('product.yes')), { lng, units }),
    variants: variantsOf(product, { lng, units }),
    dimensions,
    certificates: certificates.map(({ standard, number, subject, scope, authority, lastDay }) => ({
      standard,
      number,
      about: subject && scope ? withLabel(subject, scope, lng) : (subject ?? scope ?? ''),
      authority: authority ?? '',
      validUntil: lastDay ? formatDate(lastDay, lng) : '',
    })),
    documents: documents.map(({ title, kind }) => [title, t(`documents.kind.${kind}`)]),
    contact: contactOf(settings, lng),
    address: new URL(path, `${siteUrl}/`).href,
    serviceAddress: new URL(addressIn(lng, servicePath(product.slug)), `${siteUrl}/`).href,
    changedAt: product.updatedAt,
    words: {
      dataSheet: t('product.dataSheet'),
      specifications: t('product.specifications'),
      variants: t('variants.table'),
      drawing: t('sheet.drawing'),
      drawingText: dimensions ? t('sheet.drawingText', dimensions.texts) : '',
      front: t('sheet.front'),
      side: t('sheet.side'),
      top: t('sheet.top'),
      scale: t('sheet.scale', { scale: '{{scale}}' }),
      certificates: t('certificates.title'),
      certificateNumber: t('certificates.number'),
      authority: t('certificates.authority'),
      validUntil: t('certificates.validUntil'),
      documents: t('documents.ofProduct'),
      contact: t('page.contact'),
      code: t('sheet.code'),
      revision: t('product.asOf', { date: formatDate(product.updatedAt, lng) }),
      page: t('sheet.page', { page: '{{page}}', pages: '{{pages}}' }),
      picture: product.pictures[0]?.alt || product.name,
    },
    colors: sheetColors(look),
    fonts: sheetFonts(look),
    pictures: { logo: logoUploadName(settings), product: firstUploadName(product, 1000) },
  }
  return { product, sheet }
}

/** For whom a sheet is. */
type Reader = Pick<SheetQuery, 'lng' | 'units'>

/** Attributes of the sheet by their groups, then the free texts and further fields of the product. */
function groupsOf(
  product: Product,
  fields: Record<string, string>,
  { lng, units }: Reader,
): DataSheet['groups'] {
  const { values, specifications } = product
  const written = new Map(
    specificationRows(product).map(({ name, text, imperial }) => [
      name,
      units === 'imperial' ? (imperial ?? text) : text,
    ]),
  )
  const onSheet = values.filter(({ places }) => places.includes('sheet'))
  const groups = [...groupBy(onSheet, ({ group }) => group)].map(([heading, members]) => ({
    heading,
    // A free text of the same name stands in the place of the attribute's.
    rows: members.map(({ name, text }) => rowOf(name, written.get(name) ?? text)),
  }))
  const names = new Set(values.map(({ name }) => name))
  const further = Object.entries({ ...specifications, ...fields }).filter(
    ([name]) => !names.has(name),
  )
  if (further.length === 0) return groups
  const heading = groups.length === 0 ? '' : getT(lng)('sheet.further')
  return [...groups, { heading, rows: further.map(([name, value]) => rowOf(name, value)) }]
}

const rowOf = (name: string, value: unknown): SheetRow => [
  name,
  withUnits(specificationText(value)),
]

/** Returns the order codes with their options, and with what of the values differs from those of the product. */
function variantsOf({ axes, variantList }: Product, { lng, units }: Reader): DataSheet['variants'] {
  if (variantList.length === 0) return null
  const t = getT(lng)
  const hasDifferences = variantList.some(({ values, note }) => values.length > 0 || note !== '')
  return {
    heads: [
      t('variants.code'),
      ...axes.map(({ name }) => name),
      ...(hasDifferences ? [t('variants.differences')] : []),
    ],
    rows: variantList.map(({ code, options, values, note }) => {
      const differences = values.map(({ name, text, imperial }) =>
        withLabel(name, withUnits(units === 'imperial' ? (imperial ?? text) : text), lng),
      )
      return [
        code,
        ...options.map(({ name }) => name),
        ...(hasDifferences ? [joinParts([...differences, ...(note ? [note] : [])], lng)] : []),
      ]
    }),
  }
}

function contactOf({ headquartersAddress, phones, emails }: Settings, lng: Language): string[] {
  const address = joinParts(splitParagraphs(headquartersAddress), lng)
  const direct = [phones[0]?.number, emails[0]?.address].filter((part) => typeof part === 'string')
  return [address, direct.join(' · ')].filter((line) => line !== '')
}
