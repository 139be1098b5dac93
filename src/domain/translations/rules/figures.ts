import type { Language } from '@/src/i18n/languages'

/**
 * The figures of a translation that its English does not have, and those of the English that it lacks. Figures below
 * eleven may stand in words in either, so that only what is written in digits is compared.
 */
export function strayFigures(lng: Language, english: string, translation: string): string[] {
  const allowed = new Set([...meantBy(english), ...(lng === 'th' ? buddhistYears(english) : [])])
  const found = figuresIn(
    lng,
    hoursByDot.includes(lng) && timeOfDay.test(english) ? withColons(translation) : translation,
  )
  const strange = found.filter(({ values }) => !values.some((value) => allowed.has(value)))
  const there = new Set([...found.flatMap(({ values }) => values), ...inIdeographs(translation)])
  const lost = figuresIn('en', english).filter(
    (figure) =>
      Number(figure.values[0]) > 10 &&
      !isHour(english, figure) &&
      ![...figure.values, ...(lng === 'th' ? [buddhistYear(figure.values[0])] : [])].some((value) =>
        there.has(value),
      ),
  )
  return [
    ...strange.map(({ text }) => `${text} is not in the English`),
    ...lost.map(({ text }) => `${text} of the English is missing`),
  ]
}

const timeOfDay = /\d:\d\d|\d ?[ap]\.m\./

/** They write 8.30 for 8:30. */
const hoursByDot: readonly Language[] = ['th', 'id', 'ms']

const withColons = (text: string): string =>
  text.replace(/(?<!\d|[.,])(\d{1,2})\.(\d\d)(?!\d|[.,]\d)/g, '$1:$2')

interface Figure {
  text: string
  at: number
  /** Possible values: 1.420 is a thousand and more in Indonesian, and may be the number of a version. */
  values: string[]
}

const spaces = ' \\u00a0\\u202f'
const thousands: Record<string, string> = {
  ru: spaces,
  vi: '.',
  id: '.',
  de: '.',
  fr: spaces,
  es: `.${spaces}`,
}
const hasDecimalComma: readonly string[] = ['ru', 'vi', 'id', 'de', 'fr', 'es']

/** Words that multiply the figure before them. */
const scales: readonly (readonly [RegExp, number])[] = [
  // 5 megapixels are 500万像素.
  [/^[\s-]?megapixel/i, 1e6],
  [/^\s?(?:billion|tỷ|miliar|Milliarden?|milliards?|mil millones|bilion|млрд|миллиард)/i, 1e9],
  [/^\s?[億亿억]/, 1e8],
  [/^\s?(?:करोड़|करोड़)/, 1e7],
  [/^\s?(?:million|millón|millones|triệu|juta|ล้าน|млн|миллион)/i, 1e6],
  [/^\s?(?:लाख|แสน)/, 1e5],
  [/^\s?(?:[万萬만]|หมื่น)/, 1e4],
  [/^\s?(?:thousand|Tausend|mille|mil|nghìn|ngàn|ribu|พัน|тыс|हज़ार|हजार|हज़ार|천|千)/i, 1e3],
]

/** 61,04,377 */
const indianGroups = /(?<![\d,])\d{1,2}(?:,\d{2})*,\d{3}(?![\d,])/g

function figuresIn(lng: Language, text: string): Figure[] {
  const plain = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(lng === 'hi' ? indianGroups : /$^/g, (digits) => digits.replaceAll(',', ''))
  const group = thousands[lng] ?? ','
  const pattern = new RegExp(
    `(?<![A-Za-z\\d])(?:\\d{1,3}(?:[${group}]\\d{3})+(?!\\d)(?:[.,]\\d+(?!\\d))?|\\d+(?:[.,]\\d+)*)`,
    'g',
  )
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const raw = match[0]
    const figures = valuesOf(lng, raw, group)
    const rest = plain.slice(match.index + raw.length)
    const scale = scales.find(([word]) => word.test(rest))?.[1]
    const scaled = scale === undefined ? [] : figures.map((value) => String(Number(value) * scale))
    return [{ text: raw, at: match.index, values: [...figures, ...scaled] }]
  })
}

function valuesOf(lng: Language, raw: string, group: string): string[] {
  const grouped = new RegExp(`^\\d{1,3}([${group}]\\d{3})+(?!\\d)`).test(raw)
  const joined = grouped ? raw.replace(new RegExp(`[${group}](?=\\d{3}(?!\\d))`, 'g'), '') : raw
  const decimal = hasDecimalComma.includes(lng) ? joined.replace(',', '.') : joined
  return [...new Set([decimal, joined, raw])].map(withoutZeros)
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

const buddhistYear = (year = ''): string => String(Number(year) + 543)
const buddhistYears = (english: string): string[] =>
  [...english.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => buddhistYear(year))

/** Hours before noon and after it are others by a clock of 24 hours. */
const isHour = (english: string, { text, at }: Figure): boolean =>
  /^(?::\d\d)? ?(?:[–-] ?\d+(?::\d\d)? ?)?[ap]\.m\./.test(english.slice(at + text.length))

const months =
  'January February March April May June July August September October November December'
const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const ordinals = (
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const others: Record<string, readonly string[]> = {
  both: ['2'],
  twice: ['2'],
  double: ['2'],
  pair: ['2'],
  triple: ['3'],
  half: ['2', '50', '30', '0.5', '1.5', '2.5', '3.5'],
  quarter: ['4', '15', '25', '3'],
  dozen: ['12'],
  hundred: ['100'],
  hundreds: ['100'],
  thousand: ['1000'],
  million: ['1000000'],
  thirds: ['3'],
  week: ['7'],
  day: ['24'],
  decade: ['10'],
  decades: ['10'],
  noon: ['12'],
  midnight: ['0', '24'],
  clock: ['24'],
}

/** All that digits of a translation may stand for: digits, number words, months and hours of the English. */
function meantBy(english: string): Set<string> {
  const digits = figuresIn('en', english).flatMap(({ values }) => values)
  const ofMonths = months
    .split(' ')
    .flatMap((month, index) => (english.includes(month.slice(0, 3)) ? [String(index + 1)] : []))
  const hours = /[ap]\.m\./.test(english)
    ? digits.flatMap((hour) => [String(Number(hour) + 12), '0'])
    : []
  const allYear = english.includes('24/7') ? ['365'] : []
  // What is said of each, a, or a single one is said of 1 in other languages.
  return new Set(['1', ...digits, ...ofMonths, ...hours, ...allYear, ...inWords(english)])
}

function inWords(english: string): string[] {
  const words = english.toLowerCase().match(/[a-z]+/g) ?? []
  const values = words.flatMap((word, index) => {
    const value = wordValue(word)
    if (value === undefined) return others[word] ?? []
    const next = wordValue(words[index + 1] ?? '')
    const composed = value >= 20 && next !== undefined && next < 10 ? value + next : value
    const scaled = [index + 1, index + 2].flatMap((after) => {
      const scale = { hundred: 100, thousand: 1e3, million: 1e6 }[words[after] ?? '']
      return scale === undefined ? [] : [String(composed * scale)]
    })
    return [String(value), String(composed), ...scaled]
  })
  return values
}

function wordValue(word: string): number | undefined {
  const places = [
    small.indexOf(word),
    ordinals.indexOf(word),
    small.indexOf(word.replace(/fold$/, '')),
  ]
  const unit = places.find((place) => place >= 0)
  if (unit !== undefined) return unit
  const ten = tens.findIndex((name) => name === word || `${name.slice(0, -1)}ieth` === word)
  return ten >= 2 ? ten * 10 : undefined
}

const ideographs = '零一二三四五六七八九'

/** Chinese and Japanese write round figures in characters: 六十二. */
function inIdeographs(text: string): string[] {
  return [...text.matchAll(/[零一二三四五六七八九十百千万]+/g)].map(([run]) => {
    let total = 0
    let section = 0
    let digit = 0
    for (const character of run) {
      const scale = { 十: 10, 百: 100, 千: 1000 }[character]
      if (scale !== undefined) {
        section += (digit || 1) * scale
        digit = 0
      } else if (character === '万') {
        total += (section + digit) * 1e4
        section = 0
        digit = 0
      } else digit = ideographs.indexOf(character)
    }
    return String(total + section + digit)
  })
}
