import { existsSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import { MongoClient } from 'mongodb'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/port.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { readLastingContents } from '@/tests/helpers/database-contents'
import { provideDatabase } from '@/tests/helpers/server'
import { siteScript, toOutcome } from '@/tests/helpers/site-script'
import { throwaway } from '@/tests/helpers/throwaway'

const place = throwaway()
const uri = String(place.environment.DATABASE_URI)
const newer = '20990101_000000_of_tomorrow'

afterAll(place.remove)

const script = (name: string, ...options: string[]) => siteScript(place, name, ...options)
const contents = () => readLastingContents(uri)

it('a database of a newer version is refused by every program that would write into it, and named by the doctor; it can be saved', async () => {
  await provideDatabase(place.environment)
  await noteMigration()
  const before = await contents()
  const env = { ...place.environment, PORT: String(await freePort()) }
  const programs = [
    script('migrate'),
    script('serve'),
    run(process.execPath, ['scripts/serve.mjs', '--prepare'], { env }).then(toOutcome),
    script('doctor'),
    ...(existsSync('seed/cli.ts') ? [script('seed', '--yes')] : []),
  ]
  for (const { code, text } of await Promise.all(programs)) {
    expect(code, text).toBe(1)
    expect(text).toContain('The database belongs to a newer version')
    expect(text).toContain(newer)
  }
  expect(await contents()).toEqual(before)
  const saved = await script('backup', path.join(place.folder, 'newer.tar.gz'))
  expect(saved.code, saved.text).toBe(0)
})

async function noteMigration(): Promise<void> {
  if (uri.startsWith('file:')) {
    const database = new Database(uri.slice('file:'.length))
    database.exec(`INSERT INTO payload_migrations (id, name, batch) VALUES ('z', '${newer}', 99)`)
    database.close()
    return
  }
  const client = new MongoClient(uri)
  await client.db().collection('payload-migrations').insertOne({ name: newer, batch: 1 })
  await client.close()
}
