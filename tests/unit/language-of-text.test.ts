import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { languageOfText } from '@/src/i18n/language-of-text'
import { languages } from '@/src/i18n/languages'

// With those that are off until a site switches them on.
vi.mock('@/src/generated/locales/kit-languages', async () => {
  const { readdirSync, existsSync: isThere, readFileSync: read } = await import('node:fs')
  const fileOf = (lng: string) => `locales/${lng}/language.json`
  const off = readdirSync('locales').filter((lng) => isThere(fileOf(lng)))
  return {
    kitLanguages: Object.fromEntries(
      off.map((lng) => [lng, JSON.parse(read(fileOf(lng), 'utf8'))]),
    ),
  }
})

const fileOf = (lng: string) => `locales/${lng}/common.json`

const others = languages.filter((lng) => lng !== 'en' && existsSync(fileOf(lng)))

/** Sentences of the interface in a language, which is not the same text in English. */
function sentencesIn(lng: string): string[] {
  const texts = (code: string): Record<string, string> =>
    JSON.parse(readFileSync(fileOf(code), 'utf8'))
  const english = Object.values(texts('en'))
  return Object.values(texts(lng)).filter(
    (text) =>
      text.length >= (lng === 'en' ? 60 : 30) &&
      !/[{<[]/.test(text) &&
      (lng === 'en' || !english.includes(text)),
  )
}

describe.each(others)('on a page in %s', (lng) => {
  it('its own sentences are known, and English ones', () => {
    const told = (code: string) =>
      sentencesIn(code).filter((text) => languageOfText(text, lng) !== code)
    expect(sentencesIn('en').length).toBeGreaterThan(20)
    expect([told(lng), told('en')]).toEqual([[], []])
  })

  it.each(['', '2003', 'A 1', '10–40 °C'])('what has no words has none: %s', (text) => {
    expect(languageOfText(text, lng)).toBeUndefined()
  })
})

it('says nothing on English pages', () => {
  expect(languageOfText('Who we are', 'en')).toBeUndefined()
})
