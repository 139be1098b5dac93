import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import {
  forgetAfterWrites,
  latestDocument,
  latestVersion,
  storedDocument,
} from '@/src/payload/read-once'

type Args = Record<string, unknown>

/** A database with one product, whose reads are counted; `t1` and `t2` are its transactions. */
function makeDatabase() {
  const stored = { id: '1', name: 'Pump' }
  const calls: string[] = []
  const db = {
    sessions: { t1: {}, t2: {} },
    findOne: async () => {
      calls.push('findOne')
      return { ...stored }
    },
    findVersions: async () => {
      calls.push('findVersions')
      return { docs: [{ id: 7, version: { ...stored } }] }
    },
    updateOne: async ({ data, returning }: Args) => {
      Object.assign(stored, data)
      return returning === false ? null : { ...stored }
    },
    deleteOne: async () => undefined,
    createVersion: async () => undefined,
  }
  forgetAfterWrites(db as unknown as Payload['db'])
  const collections = { products: { config: { versions: { drafts: true } } } }
  const payload = { db, collections } as unknown as Payload
  return { calls, db, reader: (transactionID?: string) => ({ payload, transactionID }) }
}

const read = (reader: Parameters<typeof storedDocument>[0], id = '1') =>
  storedDocument(reader, 'products', id)

describe('reads of a save', () => {
  it('are made once in a transaction', async () => {
    const { calls, reader } = makeDatabase()
    const both = await Promise.all([read(reader('t1')), read(reader('t1'))])
    expect(both[0]).toEqual({ id: '1', name: 'Pump' })
    expect(both[1]).toBe(both[0])
    await latestVersion(reader('t1'), 'products', '1')
    expect(await latestDocument(reader('t1'), 'products', '1')).toEqual(both[0])
    expect(calls).toEqual(['findOne', 'findVersions'])
  })

  it('are made anew in another transaction, for another document, and without a transaction', async () => {
    const { calls, reader } = makeDatabase()
    for (const one of [reader('t1'), reader('t2'), reader(), reader(), reader('ended')])
      await read(one)
    await read(reader('t1'), '2')
    expect(calls).toHaveLength(6)
  })

  it('see what the transaction has written, without a read where the write answered it', async () => {
    const { calls, db, reader } = makeDatabase()
    const before = await read(reader('t1'))
    const write = { collection: 'products', id: '1', req: { transactionID: 't1' } }
    await db.updateOne({ ...write, data: { name: 'Valve' } })
    expect(await read(reader('t1'))).toEqual({ id: '1', name: 'Valve' })
    expect(before).toEqual({ id: '1', name: 'Pump' })
    expect(calls).toHaveLength(1)
    await db.updateOne({ ...write, data: { name: 'Pipe' }, returning: false })
    expect(await read(reader('t1'))).toEqual({ id: '1', name: 'Pipe' })
    expect(calls).toHaveLength(2)
  })

  it.each([
    ['deleteOne', 2, 1],
    ['createVersion', 1, 2],
  ] as const)('%s makes only what it writes be read again', async (name, documents, versions) => {
    const { calls, db, reader } = makeDatabase()
    const req = { transactionID: 't1' }
    const readBoth = async () => {
      await read(reader('t1'))
      await latestVersion(reader('t1'), 'products', '1')
    }
    const writes = db as unknown as Record<string, (args: Args) => Promise<unknown>>
    await readBoth()
    await writes[name]?.({ collection: 'news', req })
    await writes[name]?.({ collection: 'products', req: { transactionID: 't2' } })
    await readBoth()
    expect(calls).toHaveLength(2)
    await writes[name]?.({ collection: 'products', req })
    await readBoth()
    const count = (call: string) => calls.filter((one) => one === call).length
    expect([count('findOne'), count('findVersions')]).toEqual([documents, versions])
  })
})
