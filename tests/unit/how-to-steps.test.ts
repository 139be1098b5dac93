import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { howToPages } from '@/scripts/lib/testing/plan.mjs'
import { howToSteps, withDiff } from '@/scripts/lib/testing/how-to-steps.mjs'

const page = `# Add a thing

1. **The file**, **\`site/thing.ts\`**, imported by \`site/other.ts\`:

   \`\`\`ts
   export const thing = {
     size: 1,
   }
   \`\`\`

2. **List it**, in **\`site/things.ts\`**:

   \`\`\`diff
   -export const things = []
   +export const things = [thing]
   \`\`\`

   \`\`\`sh
   # Once
   npm run dev
   curl --fail http://localhost:4000/thing    # answers
   \`\`\`

It is at <http://localhost:4000/thing>. An example that belongs to no file:

\`\`\`js
db.things.find()
\`\`\`
`

describe('the steps of a how-to', () => {
  it('are its files, changes, commands and addresses, in their order; examples are none', () => {
    const address = 'http://localhost:4000'
    expect(howToSteps(page)).toEqual([
      { kind: 'file', file: 'site/thing.ts', text: 'export const thing = {\n  size: 1,\n}\n' },
      {
        kind: 'diff',
        file: 'site/things.ts',
        text: '-export const things = []\n+export const things = [thing]\n',
      },
      { kind: 'command', command: 'npm run dev', address },
      { kind: 'command', command: 'curl --fail http://localhost:4000/thing', address },
      { kind: 'visit', address: 'http://localhost:4000/thing' },
    ])
  })

  it('change a file at the one place that they show', () => {
    const text = 'import a\n\nconst list = [\n  a,\n]\n'
    const diff = ' import a\n+import b\n…\n   a,\n+  b,\n'
    expect(withDiff(text, diff, 'list.ts')).toBe(
      'import a\nimport b\n\nconst list = [\n  a,\n  b,\n]\n',
    )
  })

  it.each(['-missing\n+there\n', '-twice\n+once\n'])(
    'refuse a place that is not one: %j',
    (diff) => {
      expect(() => withDiff('twice\ntwice\n', diff, 'list.ts')).toThrow('list.ts has no one place')
    },
  )

  it('can be read on every page that is played, and fit the files that are there', () => {
    const known = readdirSync('docs/how-to').map((name) => name.replace(/\.md$/, ''))
    for (const name of howToPages.flat()) {
      expect(known).toContain(name)
      const steps = howToSteps(readFileSync(`docs/how-to/${name}.md`, 'utf8'))
      expect(steps.length).toBeGreaterThan(2)
      for (const step of steps) {
        if (step.kind !== 'diff') continue
        const change = () => withDiff(readFileSync(step.file, 'utf8'), step.text, step.file)
        expect(change).not.toThrow()
      }
    }
  })

  it('import modules that are there, or that the page has written', () => {
    for (const name of howToPages.flat()) {
      const written = new Map<string, string>()
      for (const step of howToSteps(readFileSync(`docs/how-to/${name}.md`, 'utf8')))
        if (step.kind === 'file' || step.kind === 'diff') written.set(step.file, step.text)
      const isThere = (module: string) =>
        ['', '.ts', '.tsx', '/index.ts'].some((end) => {
          const file = module + end
          return written.has(file) || (existsSync(file) && statSync(file).isFile())
        })
      const missing = [...written].flatMap(([file, text]) =>
        [...text.matchAll(/^(?!-).*\bfrom '((?:@\/|\.\.?\/)[^']+)'/gm)]
          .map(([, module = '']) =>
            module.startsWith('@/') ? module.slice(2) : path.posix.join(path.dirname(file), module),
          )
          .filter((module) => !isThere(module)),
      )
      expect([name, missing]).toEqual([name, []])
    }
  })
})
