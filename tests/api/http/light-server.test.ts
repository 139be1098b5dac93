import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

test('sharp is loaded with the first picture that is drawn', async () => {
  expect(loaded().join('\n')).not.toMatch(/sharp/)
  expect((await fetch(`${server.baseUrl}/cards/en/home.png`)).status).toBe(200)
  expect(loaded().join('\n')).toMatch(/sharp/)
})

test('the server runs without the compiler, which the image leaves out', () => {
  expect(loaded()).not.toEqual([])
  expect(loaded().join('\n')).not.toMatch(/swc/)
})

test('SQLite is loaded, for the database or, on MongoDB, with the first search for its index', async () => {
  expect((await fetch(`${server.baseUrl}/api/search/suggestions?q=a`)).status).toBe(200)
  expect(loaded().some((file) => /libsql/.test(file))).toBe(true)
})

/** Chunks that are loaded with the pages or route handlers of a folder, by their contents. */
const chunksOf = (folder: string): string[] =>
  readdirSync(path.join('.next/server/app', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:page|route)\.js$/.test(file))
    .flatMap((file) => {
      const entry = readFileSync(path.join('.next/server/app', folder, file), 'utf8')
      return [...entry.matchAll(/R\.c\("(server\/chunks\/[^"]+)"\)/g)].map(
        ([, chunk = '']) => chunk,
      )
    })
    .map((chunk) => {
      const text = readFileSync(path.join('.next', chunk), 'utf8')
      // A copy refers to the first chunk of its kind.
      const [, first] = /^module\.exports=require\("\.\/(.+)"\)/.exec(text) ?? []
      return first ? readFileSync(path.join('.next', path.dirname(chunk), first), 'utf8') : text
    })

test('pages of the site hold no second configuration of Payload', () => {
  const configuration = 'titleSuffix:" · CMS"'
  expect(chunksOf('api').some((chunk) => chunk.includes(configuration))).toBe(true)
  const ofPages = chunksOf('(site)')
  expect(ofPages.length).toBeGreaterThan(100)
  expect(ofPages.some((chunk) => chunk.includes(configuration))).toBe(false)
})
