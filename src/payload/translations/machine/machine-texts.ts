import type { Language } from '@/src/i18n/languages'
import { translateTexts } from '@/src/domain/translations/machine/service'
import { lostCodes } from '@/src/domain/translations/rules/faults'
import { strayFigures } from '@/src/domain/translations/rules/figures'
import {
  type Glossary,
  readGlossary,
  termOf,
  unusedTerms,
  withTerms,
  wrongWords,
} from '@/src/domain/translations/rules/glossary'

/** Translation by the service, with its faults. */
export interface MachineText {
  text: string
  faults: string[]
}

/**
 * Texts in another language, by the service, with the terms of the language's glossary. A text that is a term is not
 * asked for; one whose translation lacks terms is asked for once more with these put in their places.
 * @throws TranslationServiceError
 */
export async function machineTexts(texts: string[], lng: Language): Promise<MachineText[]> {
  const glossary = readGlossary(lng)
  const known = texts.map((text) => termOf(text, glossary))
  const first = await translateSome(texts, lng, (index) => known[index] === undefined)
  const tried = texts.map((text, index) => known[index] ?? first.get(index) ?? text)
  const lacking = texts.map((text, index) =>
    known[index] === undefined ? unusedTerms(text, tried[index] ?? '', glossary) : [],
  )
  const withTheirs = texts.map((text, index) => withTerms(text, lacking[index] ?? [], glossary))
  const second = await translateSome(withTheirs, lng, (index) => lacking[index]?.length !== 0)
  return texts.map((english, index) => {
    const text = second.get(index) ?? tried[index] ?? ''
    return { text, faults: faultsOf(lng, glossary, english, text) }
  })
}

async function translateSome(
  texts: string[],
  lng: Language,
  isWanted: (index: number) => boolean,
): Promise<Map<number, string>> {
  const wanted = texts.map((_, index) => index).filter(isWanted)
  if (wanted.length === 0) return new Map()
  const translations = await translateTexts(
    wanted.map((index) => texts[index] ?? ''),
    lng,
  )
  return new Map(wanted.map((index, place) => [index, translations[place] ?? '']))
}

/** Returns the faults that make a translation wrong, and not only unpolished: a person who confirms it sees those. */
function faultsOf(lng: Language, glossary: Glossary, english: string, text: string): string[] {
  if (text.trim() === '') return ['empty']
  return [
    ...strayFigures(lng, english, text),
    ...lostCodes(english, text).map((code) => `${code} is missing`),
    ...unusedTerms(english, text, glossary).map((term) => `does not use the term for "${term}"`),
    ...wrongWords(text, glossary).map((word) => `"${word}" is not to be used`),
  ]
}
