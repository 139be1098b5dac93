import { describe, expect, it } from 'vitest'
import { languages } from '@/src/i18n/languages'
import { contentLanguage, writtenLanguages } from '@/src/domain/pages/written-languages'

const long = 'Counts notes, checks each of them and keeps what it knows.'

describe('a document is written in', () => {
  it('English and the languages in which most of its text is its own', () => {
    const page = {
      title: { en: 'Support', zh: '支持', th: 'บริการ' },
      layout: [
        { id: 'a', blockType: 'hero', text: { en: long, zh: '清点纸币，逐张核对。', th: long } },
        { id: 'b', blockType: 'textSection', title: { en: 'Parts', zh: '零件' } },
      ],
    }
    expect(writtenLanguages(page)).toEqual(['en', 'zh'])
  })

  it('a language also where a name stands as it does in English', () => {
    const product = {
      name: { en: 'A100', ja: 'A100' },
      description: { en: long, ja: '紙幣を数える' },
    }
    expect(writtenLanguages(product)).toEqual(['en', 'ja'])
  })

  it('English alone where translations are empty or copies, lists among them', () => {
    const job = {
      title: { en: 'Welder', ko: 'Welder', ru: ' ' },
      requirements: { en: ['Welds steel'], ko: ['Welds steel'], ru: [] },
    }
    expect(writtenLanguages(job)).toEqual(['en'])
  })

  it('no language in which a place of its starter text is left, a figure among them', () => {
    const page = {
      title: { en: 'About', ja: '会社概要', ko: '소개', th: 'เกี่ยวกับเรา' },
      layout: [
        { id: 'a', text: { en: long, ja: '[[会社名]]の製品', ko: '지폐를 셉니다', th: 'นับธนบัตร' } },
        { id: 'b', value: { en: '500+', ja: '500+', ko: '[[000+]]', th: '500+' } },
      ],
    }
    expect(writtenLanguages(page)).toEqual(['en', 'th'])
  })

  it('every language where it has no words', () => {
    expect(writtenLanguages({ name: { en: '24/7' }, order: 1 })).toEqual(languages)
  })

  it('is read in English elsewhere', () => {
    expect(contentLanguage('th', ['en', 'zh'])).toBe('en')
    expect(contentLanguage('zh', ['en', 'zh'])).toBe('zh')
  })
})
