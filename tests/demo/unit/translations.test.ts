import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoTexts } from '@/seed/demo-texts'
import { findFaults } from '@/src/domain/translations/rules/faults'
import { ja } from '@/seed/demo/manuals/ja'
import { ru } from '@/seed/demo/manuals/ru'
import {
  idleExceptions,
  lackingTerms,
  readGlossary,
  wrongWords,
} from '@/src/domain/translations/rules/glossary'
import { products } from '@/seed/demo/products'
import { inAllLanguages, readDictionary, subjects } from '@/seed/translations'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'

const texts = await demoTexts()
/** Those that a site has added or switched on do without the demo. */
const others = languages.filter((lng) => existsSync(`seed/demo/translations/${lng}`))
const english = readGlossary(defaultLanguage)
/** Those of the kit, switched on or not. */
const interfaceLanguages = (readdirSync('locales') as Language[]).filter(
  (lng) => lng !== defaultLanguage && existsSync(`locales/${lng}/glossary.json`),
)

/** Returns each text of the interface with its key, and what English says. */
function interfaceTexts(lng: Language): [key: string, text: string, source: string][] {
  return ['common', 'staff', 'panel'].flatMap((file) => {
    const [all, source] = [lng, defaultLanguage].map(
      (code) =>
        JSON.parse(readFileSync(`locales/${code}/${file}.json`, 'utf8')) as Record<string, string>,
    )
    return Object.entries(all ?? {}).map(([key, text]): [string, string, string] => [
      key,
      text,
      source?.[key] ?? source?.[key.replace(/_(?:zero|one|two|few|many)$/, '_other')] ?? '',
    ])
  })
}

const withDecimalComma: readonly Language[] = ['ru', 'vi', 'id']

/** Versions, whose points are none of decimals in any language. */
const points = /(?:USB|TLS|Версия|Phiên bản|Versi|загрузчик|boot loader|khởi động) \d+\.\d+/g

/** Editions of standards and products by their years. */
const editions = /(?:ADA|Incoterms|LTSC|MDR|ฉบับ) \d{4}/g

/** Names that programs give: units, and entries in the storage of a browser. */
const names =
  /^(?:kbit|lang|inquiry|consent|compare|quote|units|robots|openstreetmap|cookie|local|session|storage|report|block)$/

const inOwnScript: readonly Language[] = ['zh', 'hi', 'ja', 'ko', 'th', 'ru']

/** Lists numbers that read as others in a language, years of another calendar, and words that were left in English. */
function strangeForms(lng: Language, text: string): string[] {
  const number = withDecimalComma.includes(lng)
    ? /(?<![\d.,/\w-])\d+\.(?!\d{3}(?!\d))\d+(?![\d./])/g
    : /(?<![\d.,])\d+,(?!\d{3}(?!\d)|\d\d,\d)\d+(?![\d,])/g
  const plain = text.replace(points, '').replace(editions, '')
  // The clock of Indonesian has a point.
  const numbers = (plain.match(number) ?? []).filter(
    (each) => lng !== 'id' || !/^[0-2]\d\.[0-5]\d$/.test(each),
  )
  const years = lng === 'th' ? plain.match(/(?<![\d/:.-])(?:19|20)\d\d(?![\d/:.-])/g) : null
  const words = inOwnScript.includes(lng)
    ? (withoutAddresses(text).match(/\b[a-z]{4,}\b/g) ?? []).filter((word) => !names.test(word))
    : []
  return [...numbers, ...(years ?? []), ...words].map((each) => `${each}: ${text}`)
}

const withoutAddresses = (text: string) =>
  text.replace(
    /\S+@\S+|https?:\S+|\]\([^)]*\)|\/[\w./-]+|[\w-]+\.(?:example|txt|com|org)\b|\w+-[\w-]+/g,
    '',
  )

it.each([
  ['ru', 'Масса 1.5 кг'],
  ['vi', 'Nặng 0.24 kg'],
  ['id', 'Berat 1.75 kg'],
  ['ms', 'Berat 1,5 kg'],
  ['zh', '重 1,5 kg'],
  ['th', 'ตั้งแต่ปี 2003'],
  ['ja', 'このmachineは'],
] as const)('a strange form in %s would be found: %s', (lng, text) => {
  expect(strangeForms(lng, text)).not.toEqual([])
})

describe.each(others)('the demo in %s', (lng) => {
  const glossary = readGlossary(lng)
  const dictionaries = subjects.map((subject) => [subject, readDictionary(lng, subject)] as const)
  const translations = dictionaries.flatMap(([, dictionary]) => Object.entries(dictionary))

  it.each(dictionaries)('says all of the %s, and nothing that English does not', (subject, has) => {
    const asked = texts[subject]
    const missing = asked.filter(({ text, isFirst }) => isFirst && !has[text])
    expect(missing.map(({ text }) => text)).toEqual([])
    const known = new Set(asked.map(({ text }) => text))
    expect(Object.keys(has).filter((text) => !known.has(text) || !has[text])).toEqual([])
  })

  it.each(dictionaries)('has no fault in its %s that rules can tell', (_, dictionary) => {
    const faults = Object.entries(dictionary).flatMap(([text, translation]) =>
      findFaults(lng, glossary, text, translation).map((fault) => `${fault}: ${translation}`),
    )
    expect(faults).toEqual([])
  })

  it('writes numbers and years as its language does, and no word of English', () => {
    expect(translations.flatMap(([, text]) => strangeForms(lng, text))).toEqual([])
  })

  it('says the terms of its glossary', () => {
    expect(lackingTerms(translations, glossary)).toEqual([])
  })

  it('has a glossary that says what is wrong, and why', () => {
    const wrong = glossary.terms.flatMap(({ not = [] }) => not)
    expect(wrong.length).toBeGreaterThanOrEqual(10)
    expect(wrong.filter(({ text, why }) => !text.trim() || !why.trim())).toEqual([])
    expect(glossary.register).toMatch(/\w/)
  })
})

describe.each(interfaceLanguages)('the interface in %s', (lng) => {
  const glossary = readGlossary(lng)
  // Words that people type, right or wrong, to find something.
  const shown = interfaceTexts(lng).filter(([key]) => !key.startsWith('find.'))

  it('has a glossary of all terms', () => {
    expect(glossary.terms.map(({ en }) => en)).toEqual(english.terms.map(({ en }) => en))
    expect(glossary.terms.filter(({ term }) => term.trim() === '')).toEqual([])
  })

  it('says the terms of its glossary', () => {
    const pairs = shown.map(([, text, source]): [string, string] => [source, text])
    expect(lackingTerms(pairs, glossary)).toEqual([])
  })

  it('uses no wrong word', () => {
    expect(shown.filter(([, text]) => wrongWords(text, glossary).length > 0)).toEqual([])
  })

  it('has no exception to its glossary for a text that is gone', () => {
    const sources = [
      ...Object.values(texts).flatMap((asked) => asked.map(({ text }) => text)),
      ...interfaceTexts(defaultLanguage).map(([, text]) => text),
    ]
    expect(idleExceptions(sources, glossary)).toEqual([])
  })
})

it.each([
  ['ja', ja],
  ['ru', ru],
] as const)('the manuals in %s write numbers as their language does', (lng, manual) => {
  const parts = (JSON.stringify(manual).match(/"(?:[^"\\\\]|\\\\.)*"/g) ?? []).filter((part) =>
    /[^\u0000-\u007f]/.test(part),
  )
  expect(
    parts.flatMap((part) => strangeForms(lng, part)).filter((each) => /^\d/.test(each)),
  ).toEqual([])
})

it('every text of a product is there in each language, those without a word, too', () => {
  const lacking = inAllLanguages('products', products).flatMap(
    ({ slug, shortDescription, attributeTexts = {}, specifications }) =>
      Object.entries({ shortDescription, attributeTexts, specifications }).flatMap(
        ([field, text]) =>
          others.filter((lng) => 'en' in text && !(lng in text)).map((lng) => [slug, field, lng]),
      ),
  )
  expect(lacking).toEqual([])
})
