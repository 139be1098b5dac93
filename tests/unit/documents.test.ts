import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Headings of a Markdown file, without what stands in blocks of code. */
const headings = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replace(/^```[^]*?^```/gm, '')
    .match(/^#+ .+$/gm) ?? []

it('every heading of a document is the only one of its name there, so that a link to it is clear', () => {
  const ofDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  const files = [
    ...['README.md', 'CONTRIBUTING.md'],
    ...ofDocs.filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
  ]
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const names = headings(file).map((heading) => heading.replace(/^#+ /, ''))
    expect([file, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([file, []])
  }
})
