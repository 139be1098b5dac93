import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { languageOptions, withoutRemoved } from '@/src/payload/fields/language-choice'
import { texts } from '@/src/generated/locales/common'
import { Flag } from '@/src/components/flag'
import { regions } from '@/src/components/header/panels/language-picker'
import { languageOfCookies, negotiateLanguage } from '@/src/i18n/language-cookie'
import { languageOfText } from '@/src/i18n/language-of-text'
import { isLanguage, type Language, languageNames, languages } from '@/src/i18n/languages'
import { panelTranslations, panelWords } from '@/src/i18n/panel-texts'
import { getT, resources, textsFor } from '@/src/i18n/server'
import { decide, listAlternates } from '@/src/routing/route'
import { staffTexts } from '@/src/i18n/staff-resources'
import { textsByLanguage } from '@/src/i18n/texts-by-language'
import { makeTranslator } from '@/src/i18n/translate'
import { byLanguage } from '@/src/staff/dashboard/kit/form/localized'
import { cacheKeyParts, isQueriedPage } from '@/src/server/cache-key'
import { withLanguages } from '@/scripts/lib/nginx-languages.mjs'
import { writtenLanguages } from '@/src/domain/pages/written-languages'
import { sourceFiles } from '@/scripts/lib/sources.mjs'

vi.mock('server-only', () => ({}))

// A site with Dutch, two kinds of Portuguese and Greek, and without Malay.
vi.mock('@/site/languages', () => ({
  addedLanguages: {
    nl: { name: 'Nederlands', regions: ['europe'] },
    pt: { name: 'Português', regions: ['europe'], words: ['de', 'que', 'não', 'para', 'com'] },
    'pt-BR': { name: 'Português (Brasil)', regions: ['latinAmerica'] },
    el: { name: 'Ελληνικά', regions: ['europe'], script: 'Greek' },
  },
  removedLanguages: ['ms', 'en'],
}))
vi.mock('@/src/generated/site/common', () => ({
  texts: {
    nl: { 'page.products': 'Producten', 'list.results_one': '{{count}} resultaat' },
    en: { 'page.news': 'Stories' },
  },
}))
vi.mock('@/src/generated/site/staff', () => ({ texts: {} }))
vi.mock('@/src/generated/site/panel', () => ({ texts: { nl: { menuAdd: 'Item toevoegen' } } }))

/** One of those in `locales/`, whichever the site does without. */
const other = Object.keys(texts).find((lng) => lng !== 'en') as Language
const nl = 'nl' as Language
const pt = 'pt' as Language
const ptBr = 'pt-BR' as Language
const el = 'el' as Language

describe('a language that the one list names', () => {
  it('is offered, by its own name, in its region', () => {
    expect(languages).toContain(nl)
    expect(languageNames[nl]).toBe('Nederlands')
    const offered = Object.fromEntries(regions.map((region) => [region.id, region.languages]))
    expect(offered.europe?.slice(-3)).toEqual(['nl', 'pt', 'el'])
    expect(offered.latinAmerica?.at(-1)).toBe('pt-BR')
  })

  it('has its addresses, its cookie and its part in the caches', () => {
    expect(decide('/nl/about', new URLSearchParams(), undefined)).toMatchObject({
      path: '/nl/about',
      lng: 'nl',
    })
    expect(listAlternates('/about')).toMatchObject({ nl: '/nl/about', 'pt-BR': '/pt-BR/about' })
    expect(languageOfCookies('lang=nl')).toBe('nl')
    expect(negotiateLanguage({ url: 'http://x/?lng=nl', headers: new Headers() })).toBe('nl')
    expect(cacheKeyParts({ url: '/nl/about', headers: {} }).language).toBe('nl')
    expect(isQueriedPage('/pt-BR/products?q=a')).toBe(true)
  })

  it('is not taken for another one, whose code begins alike', () => {
    expect(cacheKeyParts({ url: '/pt/about', headers: {} }).language).toBe('pt')
    expect(cacheKeyParts({ url: '/pt-BR/about', headers: {} }).language).toBe('pt-BR')
    expect(languageOfCookies('lang=pt')).toBe('pt')
    expect(languageOfCookies('lang=pt-BR')).toBe('pt-BR')
    expect(languageOfCookies('lang=pt-PT')).toBeUndefined()
    expect(decide('/pt-PT', new URLSearchParams(), undefined)).toMatchObject({ lng: 'en' })
    expect(decide('/pt-br', new URLSearchParams(), undefined)).toMatchObject({ lng: 'en' })
  })

  it('says in English what it has no words for, key by key', () => {
    expect(getT(nl)('page.products')).toBe('Producten')
    expect(getT(nl)('page.careers')).toBe(getT('en')('page.careers'))
    expect(textsFor(nl, ['page'])['page.products']).toBe('Producten')
    expect(staffTexts(nl)['form.save']).toBe(staffTexts('en')['form.save'])
    expect(resources[other]['page.news']).not.toBe('Stories')
    expect(getT(nl)('page.news')).toBe('Stories')
  })

  it('shows an English plural where it has more forms than English', () => {
    const { ru } = textsByLanguage(
      { en: { page_one: 'a page', page_other: '{{count}} pages' } },
      {},
    )
    expect(makeTranslator('ru', ru)('page' as never, { count: 3 })).toBe('3 pages')
  })

  it('has its code in the place of a flag', () => {
    expect(renderToStaticMarkup(createElement(Flag, { lng: nl }))).toContain('>nl</span>')
    expect(renderToStaticMarkup(createElement(Flag, { lng: other }))).toContain('<img')
  })

  it('has our words of the panel beside those of Payload, in English where it has none', () => {
    const { nl, en, ...others } = panelTranslations(['nl', 'en', other])
    expect([nl?.terminalia.menuAdd, nl?.general]).toEqual(['Item toevoegen', en?.general])
    expect(nl?.terminalia.menuDraft).toBe(en?.terminalia.menuDraft)
    expect(others[other]?.terminalia.menuDraft).not.toBe(en?.terminalia.menuDraft)
    expect(panelWords('menuAdd')).toMatchObject({ nl: 'Item toevoegen', en: 'Add entry' })
  })

  it('has its place in every form of staff', () => {
    expect(Object.keys(byLanguage(() => ''))).toEqual([...languages])
  })
})

describe('where a text of the content stands in English', () => {
  it('is told by the script of a language', () => {
    expect(languageOfText('Μηχανήματα', el)).toBe('el')
    expect(languageOfText('Cash machines', el)).toBe('en')
  })

  it('is told by the words of a language', () => {
    expect(languageOfText('Não é para todos', pt)).toBe('pt')
    expect(languageOfText('Built for the street, and for the rain', pt)).toBe('en')
  })

  it('is told of no other language than the clearly English', () => {
    expect(languageOfText('A machine that counts what you give it', nl)).toBe('en')
    expect(languageOfText('Over ons', nl)).toBeUndefined()
    expect(languageOfText('In de hal is een automaat voor geld', nl)).toBeUndefined()
    expect(languageOfText('Het apparaat kan Track and Trace en biljetten controleren', nl)).toBe(
      undefined,
    )
    expect(languageOfText('Máquinas que contam notas', ptBr)).toBeUndefined()
  })
})

it('what was written in a language that a site removed tells nothing of the others', () => {
  const page = {
    title: { en: 'Support', ms: 'Sokongan', ja: 'サポート' },
    text: { en: 'Help', ms: 'Bantuan' },
  }
  expect(writtenLanguages(page)).toEqual(['en', 'ja'])
})

it.each([
  [
    ['ja', 'ms', 'xx'],
    ['ja', 'xx'],
  ],
  ['ms', null],
  ['ja', 'ja'],
  [null, null],
])('a choice of languages is kept without the removed one: %j', (value, kept) => {
  expect(withoutRemoved({ value } as never)).toEqual(kept)
  expect(languageOptions.map((option) => option.value)).toEqual([...languages])
})

it('a language that a site removed is none, but English stays', () => {
  expect([isLanguage('ms'), isLanguage('en')]).toEqual([false, true])
  expect(regions.flatMap((region) => region.languages)).not.toContain('ms')
  expect(decide('/ms/about', new URLSearchParams(), undefined)).toMatchObject({ lng: 'en' })
})

it('nginx is told the same languages', () => {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
  const changed = withLanguages(shipped, [...languages])
  expect(changed.split(languages.join('|'))).toHaveLength(3)
  const pattern = /"~(\^\/\(\?<prefix>.*?)" \$prefix/.exec(changed)?.[1] ?? ''
  const prefix = (path: string) => new RegExp(pattern).exec(path)?.groups?.prefix
  expect(['/pt/a', '/pt-BR/a', '/pt-BR', '/pt-PT/a', '/ptx'].map(prefix)).toEqual([
    'pt',
    'pt-BR',
    'pt-BR',
    undefined,
    undefined,
  ])
})

it('no file but the list names the languages one by one', () => {
  const oneByOne = /'(vi|th)', ?'(ru|id|ms|vi)'|\b(vi|th)\|(ru|vi)\b/
  const found = sourceFiles('deploy', 'scripts').filter(
    (file) => /\.(tsx?|mjs|css|conf)$/.test(file) && oneByOne.test(readFileSync(file, 'utf8')),
  )
  // How a language writes and sets its figures is of that language alone.
  const itsOwn = found.filter((file) => !file.startsWith('src/domain/translations/rules/'))
  expect(itsOwn).toEqual(['deploy/nginx.conf'])
})
