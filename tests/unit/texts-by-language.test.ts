import { expect, it } from 'vitest'
import { patterns } from '@/blocks/patterns'
import { lifeCycleFields } from '@/src/contract/product-fields'
import { seoFields } from '@/src/contract/seo'
import { languages } from '@/src/i18n/languages'

const texts = {
  patterns: patterns.map(({ name }) => name),
  'life cycle': lifeCycleFields.flatMap(({ label, hint }) => (hint ? [label, hint] : [label])),
  'search engines': seoFields.flatMap(({ label, hint }) => [label, hint]),
}

it.each(Object.entries(texts))('texts that stand in code have every language: %s', (_, all) => {
  for (const text of all) expect(Object.keys(text)).toEqual(expect.arrayContaining([...languages]))
})
