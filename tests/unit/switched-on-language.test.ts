import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeSiteIndex } from '@/scripts/lib/site-index.mjs'
import { regions } from '@/src/components/header/panels/language-picker'
import { languageOfCookies } from '@/src/i18n/language-cookie'
import { languageOfText } from '@/src/i18n/language-of-text'
import { type Language, languageNames, languages } from '@/src/i18n/languages'
import { panelTranslations } from '@/src/i18n/panel-texts'
import { decide, listAlternates } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import { staffTexts } from '@/src/i18n/staff-resources'

vi.mock('server-only', () => ({}))

// A site that switched German on: what `npm run generate:site` writes for it.
vi.mock('@/src/generated/locales/kit-languages', async () => ({
  kitLanguages: { de: (await import('@/locales/de/language.json')).default },
}))
vi.mock('@/src/generated/locales/common', () => listed('common'))
vi.mock('@/src/generated/locales/staff', () => listed('staff'))
vi.mock('@/src/generated/locales/panel', () => listed('panel'))

const listed = vi.hoisted(() => async (namespace: string) => {
  const { readFileSync: read } = await import('node:fs')
  const textsOf = (lng: string) => JSON.parse(read(`locales/${lng}/${namespace}.json`, 'utf8'))
  return { texts: { en: textsOf('en'), de: textsOf('de') } }
})

const de = 'de' as Language

describe('a language that a site switched on', () => {
  it('is offered like the others, after them', () => {
    expect(languages.indexOf(de)).toBeGreaterThan(languages.indexOf('ms'))
    expect(languageNames[de]).toBe('Deutsch')
    expect(regions.find(({ id }) => id === 'europe')?.languages).toContain('de')
    expect(decide('/de/about', new URLSearchParams(), undefined)).toMatchObject({ lng: 'de' })
    expect(listAlternates('/about')).toMatchObject({ de: '/de/about' })
    expect(languageOfCookies('lang=de')).toBe('de')
  })

  it('speaks to visitors, in the dashboard and in the panel', () => {
    expect(getT(de)('page.products')).toBe('Produkte')
    expect(staffTexts(de)['form.save']).toBe('Speichern')
    expect(panelTranslations(['de']).de?.terminalia.menuDraft).toBe('Entwurf')
  })

  it('is told from English texts that stand in for a translation', () => {
    expect(languageOfText(getT(de)('page.inEnglish'), de)).toBe('de')
    expect(languageOfText(getT('en')('page.inEnglish'), de)).toBe('en')
  })
})

describe('the languages that are off by default', () => {
  const home = process.cwd()
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-languages-'))
    cpSync('locales', path.join(folder, 'locales'), { recursive: true })
    process.chdir(folder)
    mkdirSync('node_modules/@payloadcms/translations/dist/languages', { recursive: true })
    for (const code of ['en', 'de', 'zh'])
      writeFileSync(`node_modules/@payloadcms/translations/dist/languages/${code}.js`, '')
    mkdirSync('site')
  })
  afterAll(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true, force: true })
  })

  const files = ['common', 'staff', 'panel', 'flags', 'panel-languages', 'kit-languages']

  /** The lists of languages for a site with this `site/languages.ts`. */
  function listsOf(lng: string, site: string): string[] {
    writeFileSync('site/languages.ts', site)
    writeSiteIndex()
    return files.filter((file) =>
      readFileSync(`src/generated/locales/${file}.ts`, 'utf8').includes(`/${lng}`),
    )
  }

  it('are in none of the lists that the site is made of', () => {
    expect(listsOf('de', 'export const kitLanguages: readonly string[] = []')).toEqual([])
  })

  it('are in all of them by one word', () => {
    expect(listsOf('de', "export const kitLanguages: readonly string[] = ['de']")).toEqual(files)
    expect(listsOf('fr', "export const kitLanguages: readonly string[] = ['de']")).toEqual([])
  })

  it('are told apart from those that nobody wrote', () => {
    expect(() => listsOf('xx', "export const kitLanguages = ['xx', 'zh']")).toThrow('no xx, zh')
  })

  it('leave nothing but their name where they were removed again, as do all that a site removed', () => {
    const removed = "export const kitLanguages = ['de'], removedLanguages = ['de', 'zh', 'en']"
    expect(listsOf('de', removed)).toEqual(['kit-languages'])
    expect(listsOf('zh', removed)).toEqual([])
    expect(listsOf('en', removed)).toHaveLength(5)
  })
})
