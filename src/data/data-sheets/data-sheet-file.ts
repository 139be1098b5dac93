import 'server-only'
import { defaultLanguage, isLanguage } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import type { UnitSystem } from '@/src/domain/catalogue/attributes/units'
import { inUnitsAddress, unitsOfAddress } from '@/src/domain/data-sheets/address'
import { getDataSheet, type SheetQuery } from './data-sheet'
import {
  type AskedLanguage,
  encodedPicture,
  offeredLanguage,
  redirectTo,
  sendPdf,
} from './pdf-answer'
import { getRedirect } from '@/src/data/pages/redirects'

/** Raised when sheets are drawn otherwise: what is kept of them, here and in browsers, is then made anew. */
const layout = 1

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
      plainName: `${product.slug}-${lng}`,
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
