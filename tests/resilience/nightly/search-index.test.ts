import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect } from 'vitest'
import { searchedSite } from '@/tests/helpers/searched-site'

const { indexFile, newProduct, titles, testDamage } = searchedSite()

const names = ['Remanent kiosk', 'Remanent locker']

beforeAll(async () => {
  for (const name of names) await newProduct(name)
  expect(await titles('remanent')).toEqual(names)
})

testDamage('was damaged', () => writeFileSync(indexFile(), 'no database'.repeat(1000)), names)

testDamage('was deleted', () => rmSync(path.dirname(indexFile()), { recursive: true }), names)
