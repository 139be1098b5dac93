import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type ClientSession, ObjectId } from 'mongodb'
import { setTimeout as sleep } from 'node:timers/promises'
import { asConflict, isConflict, isUnknownCommit } from '@/src/platform/errors/conflict'
import { monotonicNow } from '@/src/platform/time/clock'

/** Longest time for which a commit of unknown outcome is repeated, ms: enough for a restart of the server. */
const commitLimitMs = 15_000

/**
 * Makes Payload's transactions on MongoDB hold what MongoDB's manual asks for: they are used wherever the
 * server has them, a commit whose result is unknown is tried again, and a conflict is told apart from other
 * errors (`WriteConflict`), so that `repeat.ts` can try the whole operation again.
 * @see https://www.mongodb.com/docs/manual/core/transactions-in-applications/
 */
export function withTransactions(adapter: MongooseAdapter): MongooseAdapter {
  const created = new Map<number | string, Created>()
  const begin = adapter.beginTransaction
  const connect = adapter.connect?.bind(adapter)

  adapter.connect = async (options) => {
    await connect?.(options)
    if (adapter.transactionOptions === false) {
      if (!(await offersTransactions(adapter))) return
      adapter.transactionOptions = {}
    }
    adapter.beginTransaction = async (given) => {
      const id = await begin.call(adapter, given)
      if (id !== null) await open(adapter, id)
      return id
    }
  }
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    const session = adapter.sessions[id]
    if (!session) return
    delete adapter.sessions[id]
    try {
      if (session.inTransaction()) await commit(adapter, session, created.get(id))
    } catch (error) {
      throw asConflict(error, false)
    } finally {
      created.delete(id)
      await session.endSession().catch(() => undefined)
    }
  }
  const rollback = adapter.rollbackTransaction.bind(adapter)
  adapter.rollbackTransaction = async (incoming) => {
    created.delete(await incoming)
    await rollback(incoming)
  }

  tellConflicts(adapter)
  const create = adapter.create.bind(adapter)
  adapter.create = async (args) => {
    const transaction = await args.req?.transactionID
    if (!transaction || !adapter.sessions[transaction]) return createOnce(adapter, create, args)
    const doc = await create(args)
    if (doc && !created.has(transaction)) {
      created.set(transaction, { collection: args.collection, id: (doc as { id: string }).id })
    }
    return doc
  }
  return adapter
}

type Session = Pick<ClientSession, 'commitTransaction'>

/** The first document that a transaction created. */
interface Created {
  collection: string
  id: string
}

/** Payload believes that there are transactions only where the address names the replica set. */
async function offersTransactions({ connection }: MongooseAdapter): Promise<boolean> {
  const hello = await connection.getClient().db().command({ hello: 1 })
  return typeof hello.setName === 'string' || hello.msg === 'isdbgrid'
}

/**
 * Starts the transaction at the server. Payload and our hooks read several things at once, and the server
 * knows no transaction until the first statement of it has come.
 */
async function open(adapter: MongooseAdapter, id: number | string): Promise<void> {
  const session = adapter.sessions[id]
  try {
    await adapter.connection.db?.collection('payload-kv').findOne({ key: '' }, { session })
  } catch (error) {
    await adapter.rollbackTransaction(id)
    throw asConflict(error, true)
  }
}

async function commit(adapter: MongooseAdapter, session: Session, created?: Created) {
  let isUnknown = false
  for (const start = monotonicNow(); ; await sleep(50 + Math.random() * 100)) {
    try {
      await session.commitTransaction()
      return
    } catch (error) {
      if (isUnknownCommit(error) && monotonicNow() - start < commitLimitMs) {
        isUnknown = true
        continue
      }
      // Not every server remembers after a restart what it has committed, but a transaction is there as a whole.
      if (isUnknown && created && (await isThere(adapter, created))) return
      throw error
    }
  }
}

const isThere = async (adapter: MongooseAdapter, { collection, id }: Created): Promise<boolean> =>
  (await adapter.collections[collection]?.exists({ _id: id })) !== null

/**
 * Creates a document outside of a transaction. The driver sends it again where the connection breaks, and a
 * server that forgot the first time says that the id is taken.
 */
async function createOnce(
  adapter: MongooseAdapter,
  create: MongooseAdapter['create'],
  args: Parameters<MongooseAdapter['create']>[0],
) {
  const { collection, data, req } = args
  const customID = args.customID ?? String(data.id ?? new ObjectId())
  try {
    return await create({ ...args, customID })
  } catch (error) {
    const { errors = [] } = (error as { data?: { errors?: { path?: string }[] } }).data ?? {}
    const where = { id: { equals: customID } }
    const doc = errors[0]?.path === '_id' ? await adapter.findOne({ collection, where, req }) : null
    if (doc) return doc
    throw error
  }
}

/** Reads and writes of the adapter. */
const statement = /^(count|create|delete|find|query|update|upsert)/

function tellConflicts(adapter: MongooseAdapter): void {
  const methods = adapter as unknown as Record<string, unknown>
  for (const [name, method] of Object.entries(methods)) {
    if (!statement.test(name) || typeof method !== 'function') continue
    methods[name] = async (...args: unknown[]): Promise<unknown> => {
      try {
        return await method.apply(adapter, args)
      } catch (error) {
        const [{ req } = {}] = args as { req?: { transactionID?: unknown } }[]
        throw isConflict(error) ? error : asConflict(error, Boolean(req?.transactionID))
      }
    }
  }
}
