import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { announce, beganAt, listHolders } from '@/src/platform/database/sqlite/holders'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-holders-'))
  file = path.join(folder, 'test.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('names another process that has the database open, as long as it lives', async () => {
  const host = os.hostname()
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.once('spawn', resolve))
  writeFileSync(
    `${file}.open-${host}-${child.pid}`,
    JSON.stringify({ pid: child.pid, host, began: beganAt(child.pid ?? 0) }),
  )
  expect(listHolders(file).map(({ pid }) => pid)).toEqual([child.pid])
  child.kill()
  await ended
  expect(listHolders(file)).toEqual([])
  announce(file)
  expect(readdirSync(folder)).toEqual([`test.db.open-${host}-${process.pid}`])
  expect(listHolders(file)).toEqual([])
})

it('does not take another process for one that had the same number before', () => {
  const host = os.hostname()
  const note = { pid: process.ppid, host, began: '1' }
  writeFileSync(`${file}.open-${host}-${process.ppid}`, JSON.stringify(note))
  expect(listHolders(file)).toEqual([])
})
