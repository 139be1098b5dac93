import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  permissions: Record<string, string>
  jobs: Record<string, { strategy?: { matrix: { parts: string[] } }; steps: { uses?: string }[] }>
}

const folder = '.github/workflows'
const workflows = readdirSync(folder).map(
  (name) => [name, parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow] as const,
)

describe('workflows', () => {
  it('run each part of npm test once', () => {
    const [, list = ''] =
      /const parts = \[([^\]]*)\]/.exec(readFileSync('scripts/test.mjs', 'utf8')) ?? []
    const parts = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)
    const shards = workflows.flatMap(([, { jobs }]) =>
      Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.parts ?? []),
    )
    expect(parts.length).toBeGreaterThan(5)
    expect(shards.flatMap((shard) => shard.split(' ')).sort()).toEqual(parts.sort())
  })

  it.each(workflows)(
    '%s may only read unless a job says otherwise, and names versions',
    (_, workflow) => {
      expect(workflow.permissions).toEqual({ contents: 'read' })
      for (const { steps } of Object.values(workflow.jobs)) {
        for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w.-]+\/[\w./-]+@v\d+$/)
      }
    },
  )
})
