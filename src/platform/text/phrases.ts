/** Shorter titles stand on one line everywhere. */
const shortest = 7

/** Characters that belong to the word after them; other single characters belong to the word before. */
const leading = new Set('在与和从让把为每向对不')

/**
 * The pieces of a title between which a line may end. Chinese and Japanese write words without spaces, and
 * browsers know few of them: Chinese is cut here into words, Japanese only where they leave a phrase whole
 * that is longer than a line.
 */
export function splitPhrases(title: string): string[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title)
  if (!/\p{Script=Han}/u.test(title) && !isJapanese) return [withCounted(title)]
  if (title.length < shortest) return [title]
  return isJapanese ? japanesePhrases(title) : chineseWords(title)
}

/** A number stays with the short word after it; names such as A300 stand for themselves. */
const withCounted = (title: string) =>
  /[^\x20-\x7e]/.test(title)
    ? title.replace(/(?<=(?:^|\s)\d[\d.,]*) (?=\p{L}[\p{L}\p{M}]{0,7}(?![\p{L}\p{M}]))/gu, '\u00a0')
    : title

/** A long word in Katakana, or any word after a particle. */
const phraseStart =
  /(?<=\p{Script=Han})(?=\p{Script=Katakana}{3})|(?<=[\p{Script=Han}\p{Script=Hiragana}ー][とのを])(?=[\p{Script=Han}\p{Script=Katakana}])/u

const japanesePhrases = (title: string) => title.split(phraseStart).flatMap(katakanaWords)

const katakanaWords = (text: string) =>
  /^[\p{Script=Katakana}ー]{8,}$/u.test(text) ? segments('ja', text) : [text]

function chineseWords(title: string): string[] {
  // A number stays with what it counts.
  const text = title.replace(/(?<=\d) (?=\p{Script=Han})/gu, '\u00a0')
  const phrases: string[] = []
  let singles = ''
  const end = () => phrases.at(-1) ?? ''
  const join = (word: string) => void phrases.splice(-1, 1, end() + word)
  const add = (word: string) => (end().endsWith('\u00a0') ? join(word) : void phrases.push(word))
  const addSingles = (next: string) => {
    const startsHere = phrases.length === 0 || /[\p{P}\s]$/u.test(end())
    if (singles.length === 1 && (startsHere || leading.has(singles))) return add(singles + next)
    if (singles.length === 1) join(singles)
    else if (singles) add(singles)
    if (next) add(next)
  }
  for (const word of segments('zh', text)) {
    const isHan = /^\p{Script=Han}+$/u.test(word)
    if (word === '的' && phrases.length > 0 && !singles) join(word)
    else if (isHan && word.length === 1) singles += word
    else {
      addSingles(isHan ? word : '')
      singles = ''
      if (!isHan) join(word)
    }
  }
  addSingles('')
  return phrases
}

const segments = (lng: string, text: string) =>
  [...new Intl.Segmenter(lng, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
