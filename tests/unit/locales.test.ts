import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '@/src/i18n/languages'

type Texts = Record<string, string>

const textsOf = (lng: string, namespace: string): Texts =>
  JSON.parse(readFileSync(`locales/${lng}/${namespace}.json`, 'utf8'))

const files = ['common', 'staff'].flatMap((namespace) =>
  languages.map((lng) => [lng, namespace] as const),
)

const pluralEnding = /_(zero|one|two|few|many|other)$/

const isPlural = (key: string) => pluralEnding.test(key)

const variablesOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

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
    // Words that these languages share with English.
    expect(same.filter((key) => texts[key] !== 'Menu' && texts[key] !== 'Cookie')).toEqual([])
  })
})
