import { defaultLanguage, type Language, languageEntries } from './languages'
import type { LanguageEntry } from './language-entry'

/** Letters that tell a language from English where its script alone does not. */
const letters: Partial<Record<Language, RegExp>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  vi: /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu,
}

/** Words that no Indonesian or Malay sentence does without. */
const malay =
  'yang dan atau di ke dari daripada untuk dengan pada dalam ini itu tidak kami anda satu dua tiga oleh kita'

/** Words that tell a language from English where its letters do not. */
const words: Partial<Record<Language, readonly string[]>> = {
  id: malay.split(' '),
  ms: malay.split(' '),
}

/** Words, and spellings, that English is full of. */
const english =
  /(?<![\p{L}\p{M}])(?:the|and|of|for|from|with|is|are|an?|in|on|at|to|by|it|its|that|we|our|you|your|not?|every|what|how)(?![\p{L}\p{M}])|th|ee|oo|gh|wh|sh|tion|(?:ic(?:e|al|ian)s?|[b-df-hj-np-tv-z]y)(?![\p{L}\p{M}])/giu

/** Words that are English and nothing else. */
const onlyEnglish =
  /\b(?:the|and|with|from|that|this|these|which|what|how|why|where|when|your|our|their|its|every|each|are|have|has|been|will|would|can|into|than|more|about)\b/giu

const word = /\p{L}{2,}/gu

/** The share of such words from which a text is taken for English; of English sentences they are a quarter or more. */
const clearlyEnglish = 0.12

/**
 * The language in which a text of the content stands, where a page in `lng` shows English for want of a
 * translation: the page's own or English. Nothing for texts without words, and nothing where that cannot be told: a
 * language of which neither script, letters nor words are known is not guessed.
 */
export function languageOfText(text: string, lng: Language): Language | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const length = count(word)
  if (lng === defaultLanguage || length === 0) return undefined
  const own = letters[lng] ?? lettersOf(languageEntries[lng])
  if (own) return own.test(text) ? lng : defaultLanguage
  const known = words[lng] ?? languageEntries[lng].words
  if (known) return count(english) > count(anyOf(known)) ? defaultLanguage : lng
  return count(onlyEnglish) / length >= clearlyEnglish ? defaultLanguage : undefined
}

const lettersOf = ({ script }: LanguageEntry): RegExp | undefined =>
  script === undefined ? undefined : new RegExp(`\\p{Script=${script}}`, 'u')

/** Words of any alphabet: `\b` knows the ends of English ones only. */
const anyOf = (known: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${known.join('|')})(?![\\p{L}\\p{M}])`, 'giu')
