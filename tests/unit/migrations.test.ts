import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeStatements } from '@/scripts/lib/migration-index.mjs'

const folder = 'src/migrations'
const migrations = readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name))

describe.each(migrations)('%s', (name) => {
  // The generator leaves ON DELETE out where it adds a column, and then nothing pointed to can be deleted.
  it('says what becomes of a relation when its end is deleted', () => {
    const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n')
    const mute = lines.filter((line) => line.includes('REFERENCES') && !/ON DELETE/.test(line))
    expect(mute).toEqual([])
  })
})

describe('npm run migrate:create', () => {
  const added = (table: string, rest: string) =>
    'await db.run(sql`ALTER TABLE \\`' + table + '\\` ADD \\`order_id\\` text(36)' + rest + ';`)'

  it.each([
    ['products', ' REFERENCES order(id)', ' REFERENCES \\`order\\`(\\`id\\`) ON DELETE SET NULL'],
    ['pages_rels', ' REFERENCES order(id)', ' REFERENCES \\`order\\`(\\`id\\`) ON DELETE CASCADE'],
    [
      'products',
      ' REFERENCES media(id) ON DELETE SET NULL',
      ' REFERENCES media(id) ON DELETE SET NULL',
    ],
    ['products', '', ''],
  ])('completes a column of %s%s', (table, generated, wanted) => {
    expect(completeStatements(added(table, generated))).toBe(added(table, wanted))
  })
})
