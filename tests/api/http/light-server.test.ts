import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { loading } from '@/tests/helpers/throwaway'

let server: TestServer
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ server, stop } = await startServer({ NODE_OPTIONS: loading('tell-native-modules.mjs') }))
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
