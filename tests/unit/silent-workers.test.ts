import { describe, expect, it } from 'vitest'
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

describe('a worker of the browser tests', () => {
  it.each([
    ['says only that it lives', often('__heartbeat__') + "process.on('disconnect', () => {})"],
    ['is busy for ever', 'for (;;) {}'],
  ])('is killed where it %s', async (_, program) => {
    expect(await endOf(program)).toBe('SIGKILL')
  })

  it('ends by itself where it still hears that it shall', async () => {
    const program = often('__heartbeat__') + "process.on('disconnect', () => process.exit(7))"
    expect(await endOf(program)).toBe(7)
  })

  it('goes on while it tells of its tests', async () => {
    const program = often('stepBegin') + 'setTimeout(() => process.exit(3), 4_000)'
    expect(await endOf(program)).toBe(3)
  })
})
