import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testFiles } from '@/scripts/lib/testing/files.mjs'

const projects = ['unit', 'api', 'resilience', 'e2e'] as const

interface Named {
  row: string
  /** As `unit/quote` or `access`: tests of the API are named without their folder. */
  files: string[]
  /** Each in one of the files. */
  titles: string[]
}

/** Returns what the last column of a document's tables names: files, and parts of the titles of their tests. */
function namedIn(document: string): Named[] {
  const tables = readFileSync(document, 'utf8').matchAll(/^\|.* Test \|\n\| ---.*\n((?:\|.*\n)+)/gm)
  const rows = [...tables].flatMap(([, body = '']) => body.trimEnd().split('\n'))
  return rows.flatMap((row) => {
    const cells = row.split(' | ')
    return (cells.at(-1) ?? '')
      .replace(/ \|$/, '')
      .split('; ')
      .flatMap((part) => {
        const [names = '', ...rest] = part.split(': ')
        const titles = [...rest.join(': ').matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
        const files = names.split(', ').filter((name) => /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name))
        return files.length > 0 ? [{ row: (cells[0] ?? '').slice(2, 80), files, titles }] : []
      })
  })
}

/** Returns the files of a name: the file or folder itself, or files whose names begin with it, in any folder of its folders. */
function filesOf(name: string): string[] {
  const [first = '', ...rest] = name.split('/')
  const project = projects.find((each) => each === first)
  const pattern = new RegExp(`/${(project ? rest : [first, ...rest]).join('/(.+/)?')}`)
  return testFiles(project ?? 'api').filter((file) => pattern.test(file))
}

const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/\\'/g, "'").replace(/\s+/g, ' ')

/** Parts of a title between placeholders and what is left out. */
const partsOf = (title: string): string[] =>
  plain(title)
    .split(/\*[^*]+\*|…| \/ /)
    .map((part) => part.trim())
    .filter(Boolean)

describe.each(['docs/security.md', 'docs/asvs.md'].filter(existsSync))('%s', (document) => {
  const named = namedIn(document)

  it('names tests', () => {
    expect(named.length).toBeGreaterThan(50)
  })

  it.each(named)('$row: $files', ({ files, titles }) => {
    for (const file of files) expect(filesOf(file), file).not.toEqual([])
    const texts = files.flatMap(filesOf).map((file) => plain(readFileSync(file, 'utf8')))
    for (const part of titles.flatMap(partsOf))
      expect(
        texts.some((text) => text.includes(part)),
        part,
      ).toBe(true)
  })
})
