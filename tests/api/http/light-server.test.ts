import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '@/tests/helpers/server'

let server: TestServer
let stop: () => Promise<void>

beforeAll(async () => {
  const hook = pathToFileURL(path.resolve('tests/helpers/tell-native-modules.mjs'))
  ;({ server, stop } = await startServer({ NODE_OPTIONS: `--import ${hook}` }))
  for (const page of ['/', '/admin-portal', '/admin/login']) {
    expect((await fetch(server.baseUrl + page)).status).toBe(200)
  }
})
afterAll(() => stop())

const loaded = () => readFileSync(server.logFile, 'utf8').match(/(?<=native module ).*/g) ?? []

test('the server runs without the compiler, which the image leaves out', () => {
  expect(loaded().join('\n')).toMatch(/sharp/)
  expect(loaded().join('\n')).not.toMatch(/swc/)
})

test('only the database in use is loaded', () => {
  const isSqlite = !process.env.TEST_DATABASE_URI
  expect(loaded().some((file) => /libsql/.test(file))).toBe(isSqlite)
})
