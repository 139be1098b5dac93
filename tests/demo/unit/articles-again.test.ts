import { expect, it } from 'vitest'
import { news } from '@/seed/demo/news'
import { parseMarkdown } from '@/src/domain/news/markdown/parse'
import { writeMarkdown } from '@/src/domain/news/markdown/write'

it('an article of the demo is written as it was', () => {
  const texts = news.flatMap(({ content }) => Object.values(content))
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) expect(writeMarkdown(parseMarkdown(text))).toBe(text)
})
