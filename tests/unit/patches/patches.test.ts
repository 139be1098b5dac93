import { ESLint } from 'eslint'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folders = ['src/server/next', 'src/payload/patches', 'src/platform/database/sqlite/patches']

/** A module, or a folder of modules that belong together. */
const patches = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))

const sourceOf = (patch: string): string =>
  statSync(patch).isDirectory()
    ? readdirSync(patch)
        .map((name) => readFileSync(`${patch}/${name}`, 'utf8'))
        .join('\n')
    : readFileSync(patch, 'utf8')

const table = readFileSync('docs/patches.md', 'utf8')

it('there are twelve patches at most', () => {
  expect(patches.length).toBeLessThanOrEqual(12)
})

describe.each(patches)('%s', (patch) => {
  const [, head = ''] = /\n \* Private: ([\s\S]*?)\*\//.exec(sourceOf(patch)) ?? []
  const [, issue = '', lost = '', tests = ''] =
    /\n \* Issue: ([\s\S]*?)\n \* Lost without it: ([\s\S]*?)\n \* Test: ([\s\S]*)/.exec(head) ?? []

  it('says what is private, which issue it is, and what is lost without it', () => {
    expect(issue).toMatch(/^(?:https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+|no )/)
    expect(lost).not.toBe('')
  })

  it('has tests, which are there', () => {
    const files = tests.match(/tests\/[\w./-]+\.(?:test|spec)\.tsx?/g) ?? []
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('stands in the table of the documentation', () => {
    expect(table).toContain(`\`${patch}`)
  })
})

it('private parts of packages are imported by patches and tests alone', async () => {
  const eslint = new ESLint()
  const errorsOf = async (filePath: string) => {
    const text = "export { pipeToNodeResponse } from 'next/dist/server/pipe-readable'\n"
    const [result] = await eslint.lintText(text, { filePath })
    return result?.messages.map(({ ruleId }) => ruleId)
  }
  expect(await errorsOf('src/domain/some.ts')).toEqual(['no-restricted-syntax'])
  for (const folder of [...folders, 'tests/unit'])
    expect(await errorsOf(`${folder}/some.ts`), folder).toEqual([])
})
