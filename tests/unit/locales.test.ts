import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { regionIds } from '@/src/i18n/language-entry'
import { languageEntries } from '@/src/i18n/languages'
import { sharedWords } from '../helpers/shared-words'

type Texts = Record<string, string>

const textsOf = (lng: string, namespace: string, place = 'locales'): Texts =>
  JSON.parse(readFileSync(`${place}/${lng}/${namespace}.json`, 'utf8'))

const foldersIn = (place: string) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

const filesIn = (place: string) =>
  foldersIn(place).flatMap((lng) =>
    ['common', 'staff', 'panel']
      .filter((namespace) => place === 'locales' || existsSync(`${place}/${lng}/${namespace}.json`))
      .map((namespace) => [lng, namespace] as const),
  )

const files = filesIn('locales')

const pluralEnding = /_(zero|one|two|few|many|other)$/

const isPlural = (key: string) => pluralEnding.test(key)

const variablesOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

const isOffByDefault = (lng: string) => existsSync(`locales/${lng}/language.json`)

it('a language is a folder and a line in the list, or off until a site switches it on', () => {
  const folders = new Set([...foldersIn('locales'), ...foldersIn('site/locales')])
  const off = [...folders].filter((lng) => isOffByDefault(lng) && !(lng in languageEntries))
  expect([...folders].sort()).toEqual([...Object.keys(languageEntries), ...off].sort())
})

it.each(foldersIn('locales').filter(isOffByDefault))('%s says what it is', (lng) => {
  const Entry = z.strictObject({
    name: z.literal(
      new Intl.DisplayNames(lng, { type: 'language' })
        .of(lng)
        ?.replace(/^./u, (first) => first.toUpperCase()) ?? '',
    ),
    regions: z.array(z.enum(regionIds)).min(1),
    script: z.string().optional(),
    words: z.array(z.string()).optional(),
    familyNameFirst: z.boolean().optional(),
  })
  expect(Entry.parse(JSON.parse(readFileSync(`locales/${lng}/language.json`, 'utf8')))).toBeTruthy()
  expect(existsSync(`locales/${lng}/flag.svg`)).toBe(true)
})

// Of `site/locales/`, which may leave out what is English until it is translated.
it.each(filesIn('site/locales'))(
  'the texts of this site in %s, %s, are known ones',
  (lng, namespace) => {
    const en = textsOf('en', namespace)
    for (const [key, text] of Object.entries(textsOf(lng, namespace, 'site/locales'))) {
      const model = en[key] ?? en[key.replace(pluralEnding, '_other')]
      expect(model, `${key} is no text of locales/en/${namespace}.json`).toBeDefined()
      expect(variablesOf(text), key).toEqual(variablesOf(model ?? ''))
    }
  },
)

describe.each(files)('texts in %s, %s', (lng, namespace) => {
  const texts = textsOf(lng, namespace)
  const en = textsOf('en', namespace)

  it('have the keys of English', () => {
    const plain = (all: Texts) =>
      Object.keys(all)
        .filter((key) => !isPlural(key))
        .sort()
    expect(plain(texts)).toEqual(plain(en))
  })

  it('have every plural form of the language, and no other', () => {
    const forms = new Intl.PluralRules(lng).resolvedOptions().pluralCategories
    const stems = new Set(
      Object.keys(en)
        .filter(isPlural)
        .map((key) => key.replace(pluralEnding, '')),
    )
    const expected = [...stems].flatMap((stem) => forms.map((form) => `${stem}_${form}`))
    expect(Object.keys(texts).filter(isPlural).sort()).toEqual(expected.sort())
  })

  it('are filled, and take the same values as English', () => {
    for (const [key, text] of Object.entries(texts)) {
      const model = en[key] ?? en[key.replace(pluralEnding, '_other')] ?? ''
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(variablesOf(text), key).toEqual(variablesOf(model))
    }
  })

  it.skipIf(lng === 'en')('are translated', () => {
    const same = Object.keys(en).filter(
      (key) => texts[key] === en[key] && /[a-z]{4}/i.test(en[key] ?? ''),
    )
    const shared = sharedWords(lng)
    expect(same.filter((key) => !shared.includes(texts[key] ?? ''))).toEqual([])
  })
})
