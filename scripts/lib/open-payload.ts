import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/** Opens Payload without the work of a start: runs no migrations and makes no indexes. */
export async function openPayload(): Promise<Payload> {
  const { default: config } = await import('@/payload.config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const db = payload.db as unknown as Partial<SQLiteAdapter> & Partial<MongooseAdapter>
  db.prodMigrations = undefined
  db.connectOptions = { ...db.connectOptions, autoIndex: false, autoCreate: false }
  await payload.db.connect?.()
  return payload
}
