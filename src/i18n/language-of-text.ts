import { defaultLanguage, type Language } from './languages'

/** Letters that tell a language from English. */
const letters: Partial<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  vi: /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu,
  ru: /\p{Script=Cyrillic}/u,
}

/** Words, and spellings, that English is full of, and what no Indonesian or Malay sentence does without. */
const english =
  /\b(?:the|and|of|for|from|with|is|are|an?|in|on|at|to|by|it|its|that|we|our|you|your|not?|every|what|how)\b|th|ee|oo|gh|wh|sh|tion|ic(?:e|al|ian)s?\b|[^aeiou\W]y\b/giu
const malay =
  /\b(?:yang|dan|atau|di|ke|dari|daripada|untuk|dengan|pada|dalam|ini|itu|tidak|kami|anda|satu|dua|tiga|oleh|kita)\b/giu

const word = /\p{L}{2}/u

/**
 * The language in which a text of the content stands, where a page in `lng` shows English for want of a
 * translation: the page's own or English. Nothing for texts without words.
 */
export function languageOfText(text: string, lng: Language): Language | undefined {
  if (lng === defaultLanguage || !word.test(text)) return undefined
  const own = letters[lng]
  if (own) return own.test(text) ? lng : defaultLanguage
  const count = (words: RegExp) => text.match(words)?.length ?? 0
  return count(english) > count(malay) ? defaultLanguage : lng
}
