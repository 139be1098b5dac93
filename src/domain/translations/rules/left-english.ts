import type { Language } from '@/src/i18n/languages'

const scripts: Partial<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  ru: /\p{Script=Cyrillic}/u,
}

/** Vietnamese of some length never does without. */
const vietnamese = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i

/** Lists the parts of a text that are left in English word for word; names, codes and addresses may be. */
export function leftEnglish(lng: Language, english: string, translation: string): string[] {
  const words = wordsIn(english)
  if (words.length < 2) return []
  const script = scripts[lng]
  if (script) {
    if (!script.test(translation)) return ['nothing in its script']
    const run = /[a-z]{3,}(?:[ ,]+[a-z]{2,}){2,}/.exec(withoutAddresses(translation))
    return run ? [`"${run[0]}" is English`] : []
  }
  if (lng === 'vi' && words.length > 3 && !vietnamese.test(translation)) return ['not Vietnamese']
  if (translation === english) return ['as in English']
  const shared = sharedRun(withoutAddresses(english), translation)
  return shared ? [`"${shared}" is English`] : []
}

/** Four words in a row, in small letters, that both have. */
function sharedRun(english: string, translation: string): string | undefined {
  const theirs = ` ${(translation.match(/[\p{L}’-]+/gu) ?? []).join(' ')} `
  const words = english.match(/[\p{L}’-]+/gu) ?? []
  for (let at = 0; at + 4 <= words.length; at += 1) {
    const run = words.slice(at, at + 4)
    if (run.every((word) => /^[a-z]/.test(word)) && theirs.includes(` ${run.join(' ')} `))
      return run.join(' ')
  }
  return undefined
}

const withoutAddresses = (text: string) =>
  text.replace(/\S+@\S+|https?:\S+|(?<=[(\s[])\/\S+|\b[\w-]+\.(?:com|example|org)\b/g, '')

/** Words in small letters: no names, codes, or units. */
const wordsIn = (english: string): string[] =>
  withoutAddresses(english).match(/\b[a-z]{4,}\b/g) ?? []
