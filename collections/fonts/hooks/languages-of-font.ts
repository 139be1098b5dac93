import type { FieldHook } from 'payload'
import { languagesWrittenWith } from '@/src/i18n/texts-by-language'
import { parseFontDetails, parseRange } from '@/src/domain/theme/fonts/stored-font'

/** The languages of the site whose letters a font has all of. Others are shown in fonts that have them. */
export const languagesOfFont: FieldHook = ({ data }) => {
  const details = parseFontDetails((data as { details?: unknown } | undefined)?.details)
  const stretches = parseRange(details?.characters ?? '')
  return languagesWrittenWith((point) =>
    stretches.some(([first, last]) => first <= point && point <= last),
  )
}
