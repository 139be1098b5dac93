import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { partNames, suites } from '@/scripts/lib/testing/plan.mjs'

interface Job {
  strategy?: { matrix: { parts?: string[] } }
  steps?: { uses?: string; run?: string }[]
}

interface Workflow {
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const folder = '.github/workflows'
const read = (name: string): Workflow => parse(readFileSync(`${folder}/${name}`, 'utf8'))

const { daily, nightly } = partNames(suites())

/** Parts that a workflow runs: by the lists of its jobs, and one that builds for all others. */
function partsOf({ jobs }: Workflow): string[] {
  const listed = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.parts ?? [])
  return listed.flatMap((parts) => parts.split(' ')).sort()
}

describe('workflows', () => {
  it('run each part of npm test once, and each other part of npm run test:all once by night', () => {
    expect(partsOf(read('ci.yml'))).toEqual(daily.filter((name) => name !== 'build').sort())
    expect(partsOf(read('nightly.yml'))).toEqual(nightly.sort())
  })

  it.each(['ci.yml', 'nightly.yml'])('%s builds once', (name) => {
    const { build, test } = read(name).jobs
    expect(build?.steps?.map(({ run }) => run)).toContain('npm test -- build')
    expect(test).toMatchObject({ needs: 'build' })
  })

  it.each(readdirSync(folder))(
    '%s may only read unless a job says otherwise, and names versions',
    (name) => {
      const workflow = read(name)
      expect(workflow.permissions).toEqual({ contents: 'read' })
      for (const { steps = [] } of Object.values(workflow.jobs)) {
        for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w.-]+\/[\w./-]+@v\d+$/)
      }
    },
  )
})
