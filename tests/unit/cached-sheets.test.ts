import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-sheets-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const hash = (letter: string) => letter.repeat(64)

it('sheets are drawn once, and their sizes are known by their names', async () => {
  const { cachedSheet, cachedSheetSizes } = await import('@/src/domain/data-sheets/cached-sheets')
  expect(await cachedSheetSizes(['a100-en'])).toEqual(new Map())
  const draw = vi.fn(async () => Buffer.alloc(40))
  const long = 'x'.repeat(300)
  for (const name of ['a100-en', 'a100-en', long]) {
    await cachedSheet({ name, hash: hash(name.charAt(0)) }, draw)
  }
  expect(draw).toHaveBeenCalledTimes(2)
  // Uses are told apart by milliseconds.
  await sleep(5)
  await cachedSheet({ name: 'a100-en', hash: hash('b') }, async () => Buffer.alloc(70))
  const sizes = await cachedSheetSizes(['a100-en', 'a100-ru', long])
  expect([...sizes].sort()).toEqual([
    ['a100-en', 70],
    [long, 40],
  ])
})
