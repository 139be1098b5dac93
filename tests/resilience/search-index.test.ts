import Database from 'libsql'
import { expect, it } from 'vitest'
import { searchedSite } from '../helpers/searched-site'

const { server, indexFile, newProduct, removeProduct, titles, testDamage } = searchedSite()

const left = ['Remanent kiosk', 'Remanent locker']

it('finds after a kill what it found before it, and nothing that was deleted', async () => {
  await newProduct('Remanent kiosk')
  const gone = await newProduct('Remanent terminal')
  expect(await titles('remanent')).toEqual(['Remanent kiosk', 'Remanent terminal'])
  await removeProduct(gone)
  await newProduct('Remanent locker')
  // Killed before a search took the changes in.
  await server().end('SIGKILL')
  await server().start()
  expect(await titles('remanent')).toEqual(left)
})

// Damages of another kind at night.
testDamage(
  'lost a table',
  () => {
    const db = new Database(indexFile())
    db.exec('DELETE FROM texts_en_data WHERE id > 10')
    db.close()
  },
  left,
)

it('compares the index with the database after a start, and mends what differs', async () => {
  await server().end('SIGTERM')
  const db = new Database(indexFile())
  const isIt = "key LIKE 'product %' AND href LIKE '%locker%'"
  db.exec(`DELETE FROM texts_en WHERE rowid IN (SELECT id FROM documents_en WHERE ${isIt})`)
  db.exec(`UPDATE documents_en SET hash = '' WHERE ${isIt}`)
  db.close()
  await server().start()
  await expect.poll(() => titles('remanent')).toEqual(left)
})
