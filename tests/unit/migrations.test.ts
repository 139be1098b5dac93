import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

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
