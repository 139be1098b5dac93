import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '../helpers/mortal-server'
import { testKilledUploads } from '../helpers/killed-uploads'
import { staffCall } from '../helpers/staff-call'
import { filesOnDisk, picturesInDatabase } from '../helpers/stored-pictures'

let server: MortalServer

beforeAll(async () => {
  server = await mortalServer()
})

afterAll(() => server.remove())

// Early and late at night.
testKilledUploads(() => server, [0.4])

it('a start clears what belongs to no document, and nothing else', async () => {
  const token = await server.signIn()
  const before = await picturesInDatabase(server)
  const uploads = path.join(server.folder, 'uploads')
  const put = (name: string, ageMs: number) => {
    const file = path.join(uploads, name)
    writeFileSync(file, 'a file')
    const time = (Date.now() - ageMs) / 1000
    utimesSync(file, time, time)
    return name
  }
  const hours = 3_600_000
  const leftover = put(`${'a'.repeat(20)}.webp`, 2 * hours)
  put(`${'a'.repeat(20)}-320.webp`, 2 * hours)
  // Another server may be about to write its document; an article names the second; the third is no picture of ours.
  const kept = [
    put(`${'b'.repeat(20)}.webp`, 0),
    put(`${'c'.repeat(20)}.webp`, 2 * hours),
    put('logo.webp', 2 * hours),
  ]
  const article = { title: 'An article', content: `See /api/uploads/${kept[1]}`, slug: 'article' }
  const written = await staffCall('/news', {
    token,
    baseUrl: server.baseUrl,
    method: 'POST',
    body: article,
  })
  expect(written.status, JSON.stringify(written.body)).toBe(201)

  await server.end()
  await server.start()
  await expect.poll(() => filesOnDisk(server)).toEqual([...before.files, ...kept].sort())
  // The database may be an older one than the files.
  const aside = path.join(server.folder, 'uploads-without-document')
  expect(existsSync(path.join(aside, leftover))).toBe(true)
  expect(readdirSync(path.join(server.folder, 'uploads-at-work'))).toEqual([])
})
