import { beforeAll, describe, expect, it } from 'vitest'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { endAfterSilence } from '@/tests/helpers/silent-workers'

/** Forks a program that says something often, and watches it. @returns the signal or code of its end */
async function endOf(program: string): Promise<string | number | null> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-worker-'))
  const file = path.join(folder, 'worker.mjs')
  writeFileSync(file, program)
  const child = fork(file, { execArgv: [] })
  endAfterSilence(child, { silenceMs: 1_500, graceMs: 1_000 })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  rmSync(folder, { recursive: true })
  return signal ?? code
}

/** Its last message may be on its way while the parent hangs up: that error is not what would end a real worker. */
const often = (method: string) =>
  `setInterval(() => process.connected && process.send({ method: '${method}' }, () => {}), 100)\n`

const programs = {
  'says only that it lives': often('__heartbeat__') + "process.on('disconnect', () => {})",
  'is busy for ever': 'for (;;) {}',
  'hears that it shall end':
    often('__heartbeat__') + "process.on('disconnect', () => process.exit(7))",
  'tells of its tests': often('stepBegin') + 'setTimeout(() => process.exit(3), 4_000)',
}

describe('a worker of the browser tests', () => {
  /** They wait for the same seconds. */
  let ends: Promise<(string | number | null)[]>
  beforeAll(() => {
    ends = Promise.all(Object.values(programs).map(endOf))
  })

  it.each([
    ['is killed', 'says only that it lives', 'SIGKILL'],
    ['is killed', 'is busy for ever', 'SIGKILL'],
    ['ends by itself', 'hears that it shall end', 7],
    ['goes on', 'tells of its tests', 3],
  ] as const)('%s where it %s', async (_, program, end) => {
    expect((await ends)[Object.keys(programs).indexOf(program)]).toBe(end)
  })
})
