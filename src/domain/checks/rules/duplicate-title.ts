import type { Language } from '@/src/i18n/languages'
import type { Check } from '../check'

/** Two results of a search that are called the same cannot be told apart. */
export const duplicateTitle: Check = {
  id: 'duplicateTitle',
  severity: 'warning',
  asksSite: true,
  run: (content, { sameTitle }) => {
    const { title } = content
    return Object.entries(title.byLanguage).flatMap(([lng, text]) => {
      const locale = lng as Language
      const other = sameTitle(content, locale, text)
      return other === undefined
        ? []
        : [
            {
              path: title.path,
              locale,
              problem: 'duplicateTitle' as const,
              values: { text, other },
            },
          ]
    })
  },
}
