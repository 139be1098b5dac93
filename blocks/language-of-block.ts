import type { Block } from '@/src/data/pages'
import { languageOfText } from '@/src/i18n/language-of-text'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { withoutMarks } from '@/src/domain/source-marks/marks'

/**
 * English where most of a block's words are, for want of a translation; nothing where they are in the
 * language of the page. What stands in the other of the two says so itself.
 */
export function languageOfBlock(block: Block, lng: Language): Language | undefined {
  if (lng === defaultLanguage) return undefined
  const letters = { own: 0, english: 0 }
  for (const text of sentencesOf(block)) {
    const isEnglish = languageOfText(text, lng) === defaultLanguage
    letters[isEnglish ? 'english' : 'own'] += text.length
  }
  return letters.english > letters.own ? defaultLanguage : undefined
}

/** Texts with words in them, other than names of things, addresses and choices. */
const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const text = withoutMarks(value)
    return /\s|[^\x20-\x7e]/.test(text) ? [text] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesOf)
}
