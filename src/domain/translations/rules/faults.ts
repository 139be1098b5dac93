import type { Language } from '@/src/i18n/languages'
import { strayFigures } from './figures'
import { type Glossary, wrongWords } from './glossary'
import { leftEnglish } from './left-english'
import { endFaults, typographyFaults, unitFaults } from './typography'

/** Returns the faults of a translation, as far as rules can tell; `docs/languages.md` names them. */
export function findFaults(
  lng: Language,
  glossary: Glossary,
  english: string,
  translation: string,
): string[] {
  return [
    ...leftEnglish(lng, english, translation),
    ...strayFigures(lng, english, translation),
    ...unitFaults(glossary.units, english, translation),
    ...typographyFaults(lng, translation),
    ...endFaults(lng, english, translation),
    ...wrongWords(translation, glossary).map((word) => `"${word}" is not to be used`),
    ...lostCodes(english, translation).map((code) => `${code} is missing`),
    ...(lines(english) === lines(translation) ? [] : ['another number of lines']),
  ]
}

const lines = (text: string): number => text.split('\n').length

/** Model codes and placeholders stand as they are in every language. */
export const lostCodes = (english: string, translation: string): string[] =>
  (english.match(/\b[A-Z]{1,2}\d{2,4}\b|\{\w+\}/g) ?? []).filter(
    (code) => !translation.includes(code),
  )
