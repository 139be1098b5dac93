import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folders = ['blocks', 'collections', 'docs', 'scripts', 'seed', 'site', 'src', 'tests']

const files = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
]

/** Reads a Markdown file without its code. */
const readProse = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`]*`/g, '')

const headings = (file: string): string[] => readProse(file).match(/^#+ .+$/gm) ?? []

it('every heading of a document is the only one of its name there, so that a link to it is clear', () => {
  expect(files.length).toBeGreaterThan(20)
  for (const file of files.filter((name) => name !== 'CHANGELOG.md')) {
    const names = headings(file).map((heading) => heading.replace(/^#+ /, ''))
    expect([file, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([file, []])
  }
})

it('every link of a document leads to a file of the repository', () => {
  const broken = files.flatMap((file) =>
    [...readProse(file).matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)]
      .map(([, target = '']) => path.join(path.dirname(file), decodeURI(target)))
      .filter((target) => !existsSync(target))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})
