import { getTexts } from '@/src/i18n/texts'
import { methods } from '@/src/lib/http/methods'

/** Interface texts of one language, as i18next loads them: `/locales/en/common.json`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{
  lng: string
  ns: string
}>(
  { GET: async (_request, { lng, ns }) => getTexts(lng, ns.replace(/\.json$/, '')) },
  { missing: 'There are no texts at this address' },
)
