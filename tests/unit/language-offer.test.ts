import { describe, expect, it } from 'vitest'
import { headFunction, offerKey } from '@/src/platform/browser/head-script'

interface Visit {
  /** Language of the page. */
  page: string
  /** Languages of the browser, the preferred one first. */
  reads: string[]
  path?: string
  stored?: Record<string, string>
  dataset?: Record<string, string>
}

/** Runs the script of the head as a browser does, and returns the language in which the page is offered. */
function offered({ page, reads, path = '/news', stored = {}, dataset = {} }: Visit) {
  const root = { lang: page, dataset: { ...dataset } as Record<string, string> }
  const storageOf = (values: Record<string, string>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value
    },
    removeItem: (key: string) => {
      delete values[key]
    },
  })
  const browser = {
    document: { documentElement: root, cookie: '', addEventListener: () => undefined },
    location: { pathname: path, reload: () => undefined },
    navigator: { languages: reads },
    localStorage: storageOf(stored),
    sessionStorage: storageOf({}),
    addEventListener: () => undefined,
  }
  const run = new Function(
    ...Object.keys(browser),
    `${headFunction}({ key: 'lang', languages: 'en ja pt-BR' })`,
  )
  run(...Object.values(browser))
  return root.dataset.offer
}

describe('a page is offered in', () => {
  it('the first language of the browser that the site has, whichever its region', () => {
    expect(offered({ page: 'en', reads: ['ja-JP', 'en'] })).toBe('ja')
    expect(offered({ page: 'en', reads: ['sv', 'ja'] })).toBe('ja')
    expect(offered({ page: 'en', reads: ['pt-PT'] })).toBe('pt-BR')
    expect(offered({ page: 'ja', reads: ['en-US'], path: '/ja/news' })).toBe('en')
  })

  it('no other where the visitor reads the page, or none of the languages', () => {
    expect(offered({ page: 'en', reads: ['en-GB', 'ja'] })).toBeUndefined()
    expect(offered({ page: 'en', reads: ['sv', 'en', 'ja'] })).toBeUndefined()
    expect(offered({ page: 'en', reads: ['sv'] })).toBeUndefined()
    expect(offered({ page: 'en', reads: [] })).toBeUndefined()
  })

  it('the language that was chosen, where a link led to another', () => {
    const stored = { lang: 'en' }
    expect(offered({ page: 'ja', reads: ['ja'], path: '/ja/news', stored })).toBe('en')
    expect(stored).toEqual({ lang: 'en' })
    expect(offered({ page: 'ja', reads: ['en'], path: '/ja/news', stored: { lang: 'ja' } })).toBe(
      undefined,
    )
  })

  it('none once the offer was closed, nor in a preview', () => {
    const stored = { [offerKey]: 'closed' }
    expect(offered({ page: 'en', reads: ['ja'], stored })).toBeUndefined()
    expect(offered({ page: 'en', reads: ['ja'], dataset: { preview: '' } })).toBeUndefined()
  })
})
