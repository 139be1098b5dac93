import fc from 'fast-check'
import { createRequire } from 'node:module'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies'
import { describe, expect, it } from 'vitest'
import { languageOfCookies, withPlainLanguage } from '@/src/i18n/language-cookie'
import { languages } from '@/src/i18n/languages'

/** Parser with which Next reads cookies elsewhere; it has no types. */
const { parse } = createRequire(import.meta.url)('next/dist/compiled/cookie') as {
  parse: (cookies: string) => Record<string, string>
}

describe('the language of the header Cookie', () => {
  it.each(languages)('is that of the cookie lang=%s', (lng) => {
    expect(languageOfCookies(`lang=${lng}`)).toBe(lng)
    expect(languageOfCookies(`a=b; lang=${lng}; c=d`)).toBe(lng)
    expect(languageOfCookies(`a=b;lang=${lng};c=d`)).toBe(lng)
    expect(languageOfCookies(`language=x; xlang=y; lang=${lng}`)).toBe(lng)
  })

  it.each([
    undefined,
    null,
    '',
    'lang',
    'lang=',
    'lang=xx',
    'lang=%7Ah',
    'lang=z%68',
    'lang=ZH',
    'Lang=zh',
    'lang="zh"',
    '"lang"=zh',
    'lang =zh',
    'lang= zh',
    'lang=zh ',
    'lang=zh ; a=b',
    'lang=zhh',
    'lang=zh,lang=zh',
    'a=b;\tlang=zh',
    'a=b;  lang=zh',
    'a=b;\u00a0lang=zh',
    'lang=en; lang=zh',
    'lang=zh; lang=zh',
    'lang=zh; Lang=en',
    'lang=zh;\tlang=en',
    'lang; lang=zh',
    'lang=zh; "lang"=en',
  ])('is not told by %j', (cookies) => expect(languageOfCookies(cookies)).toBeUndefined())
})

describe('the cookies that Next is given', () => {
  it('hold the language once, and all others as they were', () => {
    expect(withPlainLanguage('a=b; lang=zh; payload-token=c')).toBe('a=b; payload-token=c; lang=zh')
    expect(withPlainLanguage('a=b; lang=%7Ah; c="d"')).toBe('a=b; c="d"')
    expect(withPlainLanguage('language=1;a=2')).toBe('language=1;a=2')
    expect(withPlainLanguage('lang=en; lang=zh')).toBe('')
  })

  it('are read by every reader as the language was decided', () => {
    const part = fc.oneof(
      fc.constantFrom('lang=zh', 'lang=en', 'lang=%7Ah', 'Lang=ru', 'lang', '"lang"=zh', 'a=b'),
      fc.string({ unit: fc.constantFrom(...'lang=zh%7A";\t \u00a0,') }),
    )
    const separator = fc.constantFrom('; ', ';', ';\t', ';  ', ', ', ';\u00a0')
    fc.assert(
      fc.property(fc.array(fc.tuple(part, separator), { maxLength: 4 }), (parts) => {
        const cookies = parts.flat().join('').trim()
        const plain = withPlainLanguage(cookies)
        const decided = languageOfCookies(cookies)
        expect(languageOfCookies(plain)).toBe(decided)
        expect(withPlainLanguage(plain)).toBe(plain)
        const headers = new Headers({ cookie: plain })
        expect(new RequestCookies(headers).get('lang')?.value).toBe(decided)
        expect(parse(plain).lang).toBe(decided)
      }),
      { numRuns: 500 },
    )
  })
})
