/** Shorter titles stand on one line everywhere. */
const shortest = 7

/** What belongs to the word after it; other single characters belong to the one before. */
const leading = new Set('在与和从让把为每向对不')

/**
 * The pieces of a title between which a line may end. Chinese and Japanese write words without spaces, and
 * browsers know few of them: Chinese is cut here into words, Japanese only where they leave a phrase whole
 * that is longer than a line, before a word in Katakana.
 */
export function phrasesOf(title: string): string[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title)
  if (!/\p{Script=Han}/u.test(title) && !isJapanese) return [title]
  if (title.length < shortest) return [title]
  return isJapanese ? beforeKatakana(title) : chineseWords(title)
}

const beforeKatakana = (title: string) =>
  title.split(/(?<=\p{Script=Han})(?=\p{Script=Katakana}{3})/u).flatMap(katakanaWords)

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
