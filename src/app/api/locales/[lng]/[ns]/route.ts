import { isLanguage } from '@/src/i18n/languages'
import { resources } from '@/src/i18n/resources'
import { methods } from '@/src/lib/http/methods'

/** Interface texts of one language, as i18next loads them: `/locales/en/common.json`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{
  lng: string
  ns: string
}>(
  {
    GET: (_request, { lng, ns }) =>
      isLanguage(lng) && ns === 'common.json' ? resources[lng] : null,
  },
  { missing: 'There are no texts at this address' },
)
