import Database from 'libsql'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SuggestionAnswer } from '@/src/contract/search'
import { mortalServer, type MortalServer } from '../helpers/mortal-server'
import { newCategory } from '../helpers/samples'
import { staffCall } from '../helpers/staff-call'

let server: MortalServer
let token: string
let categoryId: string

beforeAll(async () => {
  server = await mortalServer()
  token = await server.signIn()
  categoryId = (await newCategory(token, server.baseUrl)).id
})
afterAll(() => server.remove())

const indexFile = () => path.join(server.folder, 'cache', 'search', 'index-1.db')

async function newProduct(name: string): Promise<string> {
  const { baseUrl } = server
  const answer = await staffCall('/products', {
    token,
    method: 'POST',
    body: { name, categoryId },
    baseUrl,
  })
  return answer.body.doc.id
}

/** Titles of products, without their data sheets. */
async function titles(q: string): Promise<string[]> {
  const response = await fetch(
    `${server.baseUrl}/api/search/suggestions?q=${encodeURIComponent(q)}`,
  )
  expect(response.status).toBe(200)
  const { suggestions } = SuggestionAnswer.parse(await response.json())
  return suggestions.flatMap(({ type, title }) => (type === 'product' ? title : []))
}

it('finds after a kill what it found before it, and nothing that was deleted', async () => {
  await newProduct('Remanent kiosk')
  const gone = await newProduct('Remanent terminal')
  expect(await titles('remanent')).toEqual(['Remanent kiosk', 'Remanent terminal'])
  await staffCall(`/products/${gone}`, { token, method: 'DELETE', baseUrl: server.baseUrl })
  await newProduct('Remanent locker')
  // Killed before a search took the changes in.
  await server.end('SIGKILL')
  await server.start()
  expect(await titles('remanent')).toEqual(['Remanent kiosk', 'Remanent locker'])
})

it.each([
  ['was damaged', () => writeFileSync(indexFile(), 'no database'.repeat(1000))],
  ['was deleted', () => rmSync(path.dirname(indexFile()), { recursive: true })],
  [
    'lost a table',
    () => {
      const db = new Database(indexFile())
      db.exec('DELETE FROM texts_en_data WHERE id > 10')
      db.close()
    },
  ],
])('finds all there is where the index %s while the server was stopped', async (_, damage) => {
  await server.end('SIGTERM')
  damage()
  await server.start()
  expect(await titles('remanent')).toEqual(['Remanent kiosk', 'Remanent locker'])
})

it('compares the index with the database after a start, and mends what differs', async () => {
  await server.end('SIGTERM')
  const db = new Database(indexFile())
  const isIt = "key LIKE 'product %' AND href LIKE '%locker%'"
  db.exec(`DELETE FROM texts_en WHERE rowid IN (SELECT id FROM documents_en WHERE ${isIt})`)
  db.exec(`UPDATE documents_en SET hash = '' WHERE ${isIt}`)
  db.close()
  await server.start()
  await expect.poll(() => titles('remanent')).toEqual(['Remanent kiosk', 'Remanent locker'])
})
