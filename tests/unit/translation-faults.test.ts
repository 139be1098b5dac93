import { describe, expect, it } from 'vitest'
import { findFaults } from '@/src/domain/translations/rules/faults'
import {
  findTerms,
  type Glossary,
  idleExceptions,
  lackingTerms,
} from '@/src/domain/translations/rules/glossary'
import { withNoBreaks } from '@/src/domain/translations/rules/typography'
import type { Language } from '@/src/i18n/languages'

const glossary: Glossary = {
  register: '',
  typography: '',
  units: { mm: 'мм' },
  terms: [
    { en: 'cassette', term: 'кассета', also: ['кассет'] },
    {
      en: 'key (to press)',
      term: 'клавиша',
      also: ['клавиш'],
      not: [{ text: 'кнопка ключа', why: 'another key' }],
    },
    { en: 'key (cryptographic)', term: 'ключ' },
    { en: 'key room', term: 'помещение загрузки' },
  ],
}
const faults = (lng: Language, english: string, translation: string) =>
  findFaults(lng, { ...glossary, units: lng === 'ru' ? glossary.units : {} }, english, translation)

describe('a figure', () => {
  it.each<[Language, string, string]>([
    ['ru', 'It pays out 1,420 notes in 3.5 seconds.', 'Он выдаёт 1 420 банкнот за 3,5 секунды.'],
    ['id', 'It stores 2,200 notes.', 'Menyimpan 2.200 lembar.'],
    ['zh', 'A key lasts five million presses.', '每个按键可按 500 万次。'],
    ['ko', 'A key lasts 5 million presses.', '키는 500만 번 누를 수 있습니다.'],
    ['hi', 'A key lasts 5 million presses.', 'एक बटन 50 लाख बार दबाया जा सकता है।'],
    ['th', 'We have made keyboards since December 2003.', 'เราผลิตแป้นพิมพ์ตั้งแต่เดือนธันวาคม พ.ศ. 2546'],
    ['ja', 'Received on June 8, 2026', '2026年6月8日受領'],
    ['ms', 'Open from 9 a.m. to 5:30 p.m.', 'Dibuka dari 09:00 hingga 17:30.'],
    ['hi', 'They sorted 6,104,377 notes at 4 p.m.', 'शाम 4 बजे तक 61,04,377 नोट छाँटे गए'],
    ['zh', 'Sixty-two ticket terminals', '六十二台票务终端'],
    ['zh', '62 ticket terminals', '六十二台票务终端'],
  ])('may be written as %s writes it: %s', (lng, english, translation) => {
    expect(faults(lng, english.replace(/\.$/, ''), translation.replace(/[.。।]$/, ''))).toEqual([])
  })

  it.each<[Language, string, string, string[]]>([
    [
      'ms',
      'It stores 2,200 notes',
      'Menyimpan 2,300 keping',
      ['2,300 is not in the English', '2,200 of the English is missing'],
    ],
    ['ms', 'Two cassettes', '3 kaset', ['3 is not in the English']],
    [
      'th',
      'Made since 2003',
      'ผลิตตั้งแต่ พ.ศ. 2545',
      ['2545 is not in the English', '2003 of the English is missing'],
    ],
    [
      'ko',
      'A key lasts 5 million presses',
      '키는 50만 번 누를 수 있습니다',
      ['50 is not in the English'],
    ],
  ])('that differs is a fault in %s: %s', (lng, english, translation, expected) => {
    expect(faults(lng, english, translation)).toEqual(expected)
  })
})

it.each<[Language, string, string, string]>([
  [
    'th',
    'Sees who stands in front of it',
    'Sees who stands in front of it',
    'nothing in its script',
  ],
  ['ru', 'It checks both sides of each note', 'Он проверяет both sides of each', 'is English'],
  ['id', 'It checks both sides of each note', 'Memeriksa both sides of each lembar', 'is English'],
  ['vi', 'It checks both sides of each note', 'May kiem tra hai mat cua tien', 'not Vietnamese'],
  ['ms', 'Two cassettes under the counter', 'Two cassettes under the counter', 'as in English'],
  ['ru', 'It is 400 mm wide', 'Его ширина 400 mm', 'mm is мм'],
  ['zh', 'Counted, then checked', '先点数,再核验', 'half-width punctuation'],
  ['ru', 'The “neutral” gray', 'Серый “нейтральный”', 'quotation marks are « »'],
  ['hi', 'It counts.', 'यह गिनती है.', 'a sentence ends with ।'],
  ['ko', 'It counts.', '지폐를 셉니다', 'no full stop at the end'],
  ['ru', 'Press a key', 'Нажмите кнопка ключа', '"кнопка ключа" is not to be used'],
  ['ja', 'The D800 counts', '紙幣を数えます', 'D800 is missing'],
  ['ko', 'From\nto', '부터', 'another number of lines'],
])('in %s it is a fault: %s → %s', (lng, english, translation, expected) => {
  expect(faults(lng, english, translation).join()).toContain(expected)
})

it('names a term that texts do without, and knows which of two it is by the longer one', () => {
  const texts: [string, string][] = [
    ...['One', 'Two', 'Three'].map((n): [string, string] => [`${n} cassettes`, 'лотки']),
    ['A key', 'клавиша'],
    ['The key', 'ключ'],
    ['The key room', 'помещение загрузки'],
  ]
  expect(lackingTerms(texts, glossary)).toEqual([
    { en: 'cassette', texts: 3, without: ['One cassettes', 'Two cassettes', 'Three cassettes'] },
  ])
})

it('lets a text do without a term where an exception says so, and takes no pin for a PIN', () => {
  const terms = [...glossary.terms, { en: 'PIN', term: 'ПИН' }]
  const texts: [string, string][] = [
    ['A 4 mm hex key', 'шестигранник'],
    ['Two pins', 'два штифта'],
    ['Enter {{key}}', 'Введите {{key}}'],
  ]
  expect(lackingTerms(texts, { ...glossary, terms })).toEqual([
    { en: 'key', texts: 1, without: ['A 4 mm hex key'] },
  ])
  const except = [
    { en: 'key', in: 'hex key', why: 'a tool' },
    { en: 'key', in: 'house key', why: 'of a door' },
  ]
  expect(lackingTerms(texts, { ...glossary, terms, except })).toEqual([])
  const sources = texts.map(([english]) => english)
  expect(idleExceptions(sources, { ...glossary, except })).toEqual(['house key'])
})

it('finds the terms of an English text in its order, both meanings of a word, and no part of a longer one', () => {
  const termsOf = (english: string) => findTerms(english, glossary).map(({ term }) => term)
  expect(termsOf('Press the key, then open both Cassettes.')).toEqual([
    'клавиша',
    'ключ',
    'кассета',
  ])
  expect(termsOf('A key room')).toEqual(['помещение загрузки'])
  expect(termsOf('A keyboard')).toEqual([])
})

it('keeps a number with its unit, and a Russian dash with the word before it', () => {
  expect(withNoBreaks('ru', { mm: 'мм' }, 'Ширина 400 мм — и глубина')).toBe(
    'Ширина 400\u00a0мм\u00a0— и глубина',
  )
  expect(withNoBreaks('ru', { s: 'с' }, '2 500 банкнот, 1 %, 14 с, IP65 с рамкой, № 1')).toBe(
    '2\u00a0500 банкнот, 1\u00a0%, 14\u00a0с, IP65 с рамкой, №\u00a01',
  )
  expect(withNoBreaks('ko', {}, '폭 400 mm의 단말기')).toBe('폭 400\u00a0mm의 단말기')
  expect(withNoBreaks('id', {}, 'Lebar 400 mm, 3 mesin')).toBe('Lebar 400\u00a0mm, 3 mesin')
})
