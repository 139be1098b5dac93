import { defaultLanguage, type Language } from '@/src/i18n/languages'
import type { Check, Found } from '../check'
import type { Text } from '../content'
import { pixelWidth } from '../pixel-width'

/** A line of a title and two of a description, as results of a search show them on a wide screen. */
const titleSpace = { size: 20, width: 600 }
const descriptionSpace = { size: 14, width: 1300 }

/** Headlines and names are read on the page as well; on a phone results show about two lines of them. */
const headlineSpace = { size: 20, width: 920 }

/** A title that is cut off says less than a shorter one. */
export const titleLength: Check = {
  id: 'titleLength',
  severity: 'warning',
  run: ({ title, isForSearchOnly }) => [
    ...emptyIn(title, 'titleEmpty'),
    ...tooLong(title, isForSearchOnly.title ? titleSpace : headlineSpace, 'titleLong'),
  ],
}

/**
 * A description is measured where it is written for search engines; elsewhere visitors read the whole of it, and search
 * engines cut their part out.
 */
export const descriptionLength: Check = {
  id: 'descriptionLength',
  severity: 'warning',
  run: ({ description, isForSearchOnly }) => {
    if (!description) return []
    return [
      ...emptyIn(description, 'descriptionEmpty'),
      ...(isForSearchOnly.description
        ? tooLong(description, descriptionSpace, 'descriptionLong')
        : []),
    ]
  },
}

function emptyIn({ path, byLanguage }: Text, problem: Found['problem']): Found[] {
  return byLanguage[defaultLanguage] ? [] : [{ path, locale: defaultLanguage, problem, values: {} }]
}

function tooLong(
  { path, byLanguage }: Text,
  { size, width: most }: typeof titleSpace,
  problem: Found['problem'],
): Found[] {
  return Object.entries(byLanguage)
    .map(([lng, text]) => ({ locale: lng as Language, width: pixelWidth(text.trim(), size) }))
    .filter(({ width }) => width > most)
    .map(({ locale, width }) => ({ path, locale, problem, values: { width, most } }))
}

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

/** Headings of a text go down one rank at a time, below the title of the page, which is the first rank. */
export const headingOrder: Check = {
  id: 'headingOrder',
  severity: 'warning',
  run: ({ writings }) =>
    writings.flatMap(({ path, lng, headings }) => {
      let before = 1
      return headings.flatMap(({ rank, text }): Found[] => {
        const isSkipped = rank > before + 1
        const values = { text, rank, before }
        before = rank
        const about = { path, locale: lng }
        if (text === '') return [{ ...about, problem: 'headingEmpty', values: { rank } }]
        if (!isSkipped) return []
        const problem = values.before === 1 ? 'headingFirst' : 'headingOrder'
        return [{ ...about, problem, values }]
      })
    }),
}
