import 'server-only'
import { defaultLanguage, isLanguage } from '@/src/i18n/languages'
import { comparedKeys, comparePdfAddress, differencesName } from '@/src/domain/catalogue/compare'
import { inUnitsAddress, unitsOfAddress } from '@/src/domain/data-sheets/address'
import { limitCalls, type RateLimit } from '@/src/platform/http/rate-limit'
import { getComparisonSheet } from './comparison-sheet'
import {
  type AskedLanguage,
  encodedPicture,
  offeredLanguage,
  redirectTo,
  sendPdf,
} from './pdf-answer'

/** Raised when comparisons are drawn otherwise. */
const layout = 1

/** There are far more choices of six products than anybody reads, and each is drawn once. */
const limit: RateLimit = { name: 'comparison-pdfs', points: 60, seconds: 10 * 60 }

/**
 * Answers with the comparison that an address asks for, as `/products/compare` does, as a PDF; null where none of its
 * products is in public.
 * @throws HttpError 429 where a client asks for too many
 */
export async function serveComparison(
  request: Request,
  asked: AskedLanguage,
): Promise<Response | null> {
  const { language } = asked
  if (language !== null && !isLanguage(language)) return null
  const { searchParams } = new URL(request.url)
  const keys = comparedKeys(searchParams.getAll('ids'))
  if (keys.length === 0) return null
  await limitCalls(limit, request)
  const units = unitsOfAddress(request.url)
  const onlyDifferences = Boolean(searchParams.get(differencesName))
  const lng = await offeredLanguage(asked)
  if (lng === null) {
    const inEnglish = `/${defaultLanguage}${comparePdfAddress(keys, onlyDifferences)}`
    return redirectTo(inUnitsAddress(inEnglish, units), 307)
  }
  const comparison = await getComparisonSheet({ lng, keys, onlyDifferences, units })
  if (!comparison) return null
  return sendPdf(
    {
      says: ['comparison', layout, comparison],
      order: async (version) => ({
        comparison,
        version,
        pictures: {
          logo: await encodedPicture(comparison.pictures.logo),
          products: await Promise.all(comparison.pictures.products.map(encodedPicture)),
        },
      }),
      lng,
      name: `${comparison.words.heading} ${lng}`,
      plainName: `comparison-${lng}`,
      canonical: comparison.address,
      isPersonal: language === null,
    },
    request,
  )
}
