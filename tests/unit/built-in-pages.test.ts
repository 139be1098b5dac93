import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blocks } from '@/blocks'
import texts from '@/locales/en/common.json'
import { builtInPages } from '@/src/content'
import { makeSite, unreadSite } from '@/src/content/site'
import { builtInPageAt, makeStarter, starterPages } from '@/src/content/starter'
import { defaultLanguage, languages } from '@/src/i18n/languages'
import { sharedWords } from '../helpers/shared-words'
import { makeTranslator } from '@/src/i18n/translate'
import { placesIn } from '@/src/domain/pages/places'

const t = makeTranslator('en', texts)

const nothing = {
  settings: { companyName: 'Maker' },
  categories: [],
  sections: [],
  hasProducts: false,
  hasFeatured: false,
}
const empty = makeSite(t, nothing)

/** Routes of the specification, section 2, that are pages of blocks. */
const documented = [
  '/ /products /about /news /careers /locations /support /software /hardware /contact /industries',
  ...['banking', 'healthcare', 'security', 'transportation', 'information', 'payment'].map(
    (name) => `/products/${name}`,
  ),
  ...['cdm', 'healthcare', 'epp', 'payment/card', 'banking-solution', 'atm'].map(
    (name) => `/solutions/${name}`,
  ),
  ...['about-us', 'leadership', 'history', 'culture', 'certificates', 'csc'].map(
    (name) => `/company/${name}`,
  ),
  ...['banking', 'healthcare', 'pinpad', 'transport', 'info-ar', 'payments'].map(
    (name) => `/industries/${name}`,
  ),
  ...['terms-and-conditions', 'privacy-policy', 'terms-of-use', 'cookies'].map(
    (name) => `/legal/${name}`,
  ),
].flatMap((paths) => paths.split(' '))

describe('built-in pages', () => {
  it('are those of the documented routes, each once', () => {
    expect(builtInPages.map(({ path }) => path).sort()).toEqual(documented.sort())
  })

  it.each(builtInPages)('$path is made of blocks that the site has', ({ layout, name }) => {
    const slugs = blocks.map(({ schema }) => schema.slug)
    const drawn = layout(empty, t(name))
    expect(drawn.length).toBeGreaterThan(0)
    for (const { blockType } of drawn) expect(slugs).toContain(blockType)
  })

  it.each(builtInPages)('$path says that it cannot be read while it cannot', (page) => {
    const drawn = JSON.stringify(page.layout(unreadSite(t), t(page.name)))
    expect(drawn).not.toContain(t('unwritten.text'))
  })

  it('show what the settings and the catalogue tell', () => {
    const site = makeSite(t, {
      settings: {
        companyName: 'Maker',
        tagline: 'Machines',
        headquartersAddress: 'A street',
        offices: [{}],
      },
      categories: [{ family: 'banking' }],
      sections: [{ sectionKey: 'payment', content: 'Words' }],
      hasProducts: true,
      hasFeatured: true,
    })
    const written = builtInPages.filter((page) => page.isWritten?.(site)).map(({ path }) => path)
    expect(written.sort()).toEqual(
      '/ /careers /contact /industries/payments /locations /news /products /products/banking'.split(
        ' ',
      ),
    )
    const kinds = (path: string) =>
      builtInPageAt(path)
        ?.layout(site, 'Name')
        .map(({ blockType }) => blockType)
    const latest = ['productFinder', 'newsList']
    expect(kinds('/')).toEqual(['hero', 'productGrid', ...latest])
    expect(kinds('/support')).toEqual(['hero', 'securityNotices'])
    expect(kinds('/contact')).toEqual(['hero', 'contactCards', 'contactForm', 'offices'])
    expect(kinds('/locations')).toEqual(['hero', 'locationMap'])
  })

  it('count a content section without a word as missing', () => {
    const sections = [{ sectionKey: 'payment', content: ' \n', metadata: { benefits: [] } }]
    expect(makeSite(t, { ...nothing, sections }).sections.has('payment')).toBe(false)
  })
})

/** Returns the texts of a page for visitors: its title, and those of its blocks. */
const textsOf = ({ title, layout }: ReturnType<typeof makeStarter>): string[] => {
  const names = ['id', 'blockType', 'tone', 'current', 'anchor', 'ctaHref']
  const inner = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.entries(Object(value) as object).flatMap(([name, part]) =>
          names.includes(name) ? [] : inner(part),
        )
  return [title, ...inner(layout)]
}

describe('what a page begins with', () => {
  const unwritten = [
    ...builtInPages.filter((page) => !page.isWritten?.(empty)),
    ...starterPages().filter((page) => !builtInPages.includes(page)),
  ]

  it.each(unwritten)('$path has places to fill in, and no word of being unwritten', (page) => {
    const beginning = makeStarter(page, empty)
    expect(placesIn(beginning).length).toBeGreaterThan(0)
    expect(JSON.stringify(beginning)).not.toContain(t('unwritten.text'))
    expect(JSON.stringify(beginning)).not.toContain(t('legal.toBeWritten'))
  })

  it('is what visitors see where there is something to see', () => {
    const home = builtInPageAt('/')
    expect(home && placesIn(makeStarter(home, empty))).toEqual([])
  })

  it.each(languages.filter((lng) => lng !== defaultLanguage && existsSync(`locales/${lng}`)))(
    'is written in %s too, with the same places',
    (lng) => {
      const own = JSON.parse(readFileSync(`locales/${lng}/common.json`, 'utf8'))
      const site = makeSite(makeTranslator(lng, own), nothing)
      for (const page of starterPages()) {
        const english = textsOf(makeStarter(page, empty))
        const translated = textsOf(makeStarter(page, site))
        const left = translated.filter((text, index) => {
          expect(text.match(/\[\[/g), text).toEqual(english[index]?.match(/\[\[/g))
          return (
            text === english[index] && /[a-z]{4}/.test(text) && !sharedWords(lng).includes(text)
          )
        })
        expect([page.path, left]).toEqual([page.path, []])
      }
    },
  )

  it('is a text of its own for each starter page about the company', () => {
    for (const page of starterPages()) expect(page.isWritten).toBeUndefined()
  })
})

describe('places', () => {
  it('are found in title, blocks and SEO texts, in their order', () => {
    const doc = {
      title: 'About [[Company]]',
      layout: [{ title: '[[A]] and [[B c]]', rows: [{ text: '[[]] [x] [[[D]]]' }] }],
      seo: { description: '[[E]]' },
      path: '/[[no]]',
    }
    expect(placesIn(doc)).toEqual(['Company', 'A', 'B c', 'D', 'E'])
  })
})
