import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { strayFigures } from '@/src/domain/translations/rules/figures'
import type { Check, Found } from '../check'
import { besideEnglish, makeExcerpt } from '../paragraphs'

/** Figures of which two cannot both be right: in two languages, or under one name in one document. */
export const contradiction: Check = {
  id: 'contradiction',
  severity: 'error',
  run: ({ texts, pairs }) => [
    ...texts.flatMap(({ path, byLanguage }) => {
      const english = byLanguage[defaultLanguage]
      return Object.entries(byLanguage).flatMap(([code, text]): Found[] => {
        const lng = code as Language
        if (lng === defaultLanguage || english === undefined || text === english) return []
        const [figure] = besideEnglish(text, byLanguage).flatMap(([paragraph, theirs = '']) =>
          strayFigures(lng, theirs, paragraph),
        )
        return figure === undefined
          ? []
          : [{ path, locale: lng, problem: 'contradiction', values: { text: figureOf(figure) } }]
      })
    }),
    ...contradictingPairs(pairs),
  ],
}

/** The figure that a fault is about: it begins with it. */
const figureOf = (fault: string): string => fault.replace(/ (?:is not in|of) the English.*$/, '')

function contradictingPairs(pairs: Parameters<Check['run']>[0]['pairs']): Found[] {
  const first = new Map<string, string>()
  return pairs.flatMap(({ path, lng, name, value }): Found[] => {
    const key = `${lng} ${name.trim().toLowerCase()}`
    if (name.trim() === '' || !/\d/.test(value)) return []
    const known = first.get(key)
    if (known === undefined) first.set(key, value)
    if (known === undefined || known.trim() === value.trim()) return []
    return [
      {
        path,
        locale: lng,
        problem: 'contradiction',
        values: { text: makeExcerpt(`${name}: ${value} ≠ ${known}`) },
      },
    ]
  })
}
