import type * as NodeModule from 'node:module'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeCompiledCode } from '@/scripts/lib/serve.mjs'

const enableCompileCache = vi.hoisted(() => vi.fn())
vi.mock('node:module', async (original) => ({
  ...(await original<typeof NodeModule>()),
  enableCompileCache,
}))

let folder: string
beforeEach(() => {
  enableCompileCache.mockReset()
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-compiled-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('stores what Node compiles of this build, and removes what was stored of another', () => {
  for (const build of ['former', 'present']) mkdirSync(path.join(folder, build))
  storeCompiledCode(folder, 'present')
  expect(enableCompileCache).toHaveBeenCalledExactlyOnceWith(path.join(folder, 'present'))
  expect(existsSync(path.join(folder, 'present'))).toBe(true)
  expect(existsSync(path.join(folder, 'former'))).toBe(false)
})

it('begins where nothing was stored yet', () => {
  storeCompiledCode(path.join(folder, 'none'), 'present')
  expect(enableCompileCache).toHaveBeenCalledExactlyOnceWith(path.join(folder, 'none', 'present'))
})
