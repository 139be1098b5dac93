import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { randomUUID } from 'node:crypto'
import type { SqliteClient } from '../client'
import { closed } from '../errors'

/** Time for which the id of a rolled back transaction is remembered, ms. */
const remembered = 60_000

type Session = SQLiteAdapter['sessions'][string]
type TransactionId = Parameters<SQLiteAdapter['commitTransaction']>[0]

/**
 * Puts a client of our own below Payload's adapter, and gives it transactions that tell the truth. Its own swallow a commit
 * that failed, and what is written after a rollback is stored by itself; libsql's client has all that is written meanwhile
 * wait inside the driver, or fail.
 *
 * Private: `client`, which Payload makes only where there is none, and the `sessions` of the adapter.
 * Issue: https://github.com/payloadcms/payload/pull/17727, https://github.com/tursodatabase/libsql-client-ts/issues/288
 * Lost without it: saves that are complete or fail; a site that answers while another process holds the database.
 * Test: tests/unit/patches/sqlite-transactions.test.ts
 */
export function addTransactions(adapter: SQLiteAdapter, client: SqliteClient): void {
  adapter.client = client
  adapter.beginTransaction = () => begin(adapter)
  adapter.commitTransaction = async (given) => {
    const id = await given
    const session = id === undefined ? undefined : adapter.sessions[id]
    // A part of it failed and rolled it back, and the code that made that part did not pass the error on.
    if (!session) throw closed('The transaction was rolled back')
    delete adapter.sessions[String(id)]
    await session.resolve()
  }
  adapter.rollbackTransaction = async (given) => {
    const id = await given
    const session = id === undefined ? undefined : adapter.sessions[id]
    if (id === undefined || !session) return
    await session.reject()
    // What is still under way for it must fail, and not be stored by itself.
    setTimeout(() => delete adapter.sessions[id], remembered).unref()
  }
  for (const name of writes) wrapInTransactions(adapter, name)
}

async function begin(adapter: SQLiteAdapter): Promise<string> {
  const id = randomUUID()
  await adapter.initializing
  const session = await new Promise<Session>((resolve, reject) => {
    let end: Pick<Session, 'resolve' | 'reject'>
    const done = adapter.drizzle.transaction(async (db) => {
      await new Promise<void>((commit, rollback) => {
        end = {
          resolve: async () => {
            commit()
            await done
          },
          reject: async () => {
            rollback(closed('The transaction was rolled back'))
            await done.catch(() => undefined)
          },
        }
        resolve({ db: db as unknown as Session['db'], ...end })
      })
    })
    done.catch(reject)
  })
  adapter.sessions[id] = session
  return id
}

/** Adapter's functions that write in several statements, sometimes without a transaction of Payload's around them. */
const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

interface WriteArgs {
  req?: Partial<PayloadRequest>
}

type Write = (args: WriteArgs) => Promise<unknown>

/** Gives one of the adapter's writes a transaction of its own, where its caller has none. */
function wrapInTransactions(adapter: SQLiteAdapter, name: (typeof writes)[number]): void {
  const write = (adapter[name] as Write).bind(adapter)
  const atomicWrite: Write = async (args) => {
    const current = (await args.req?.transactionID) as TransactionId | undefined
    if (current !== undefined && adapter.sessions[String(current)]) return write(args)
    const id = await adapter.beginTransaction?.()
    try {
      const result = await write({ ...args, req: joined(args.req, id) })
      await adapter.commitTransaction(id as string)
      return result
    } catch (error) {
      await adapter.rollbackTransaction(id as string)
      throw error
    }
  }
  Object.assign(adapter, { [name]: atomicWrite })
}

function joined(req: WriteArgs['req'], transactionID: TransactionId | null | undefined) {
  const own: WriteArgs['req'] = req
    ? isolateObjectProperty(req as PayloadRequest, 'transactionID')
    : {}
  return Object.assign(own, { transactionID: transactionID ?? undefined })
}
