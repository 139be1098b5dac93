import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { isDatabaseUnavailable } from '@/src/platform/errors/database-unavailable'
import { WriteConflict } from '@/src/platform/errors/conflict'
import { recordFailure, repeatConflicts, repeatRequest } from '@/src/platform/database/repeat'
import { withTransactions } from '@/src/platform/database/transactions'

vi.mock('@/src/platform/env', async (load) => ({ ...(await load()), databaseKind: 'mongodb' }))

/** An error of MongoDB's driver. */
const mongoError = (code: number, ...errorLabels: string[]) =>
  Object.assign(new Error('of the server'), { name: 'MongoServerError', code, errorLabels })

describe('a write that meets another one', () => {
  /** A Payload whose `update` fails with these errors, one after the other, and then succeeds. */
  function failing(...errors: Error[]) {
    const seen: unknown[] = []
    const update = async ({ data }: { data: { tags: string[] } }) => {
      seen.push(structuredClone(data))
      data.tags.push('changed by Payload')
      const error = errors.shift()
      if (error) throw error
      return 'done'
    }
    const payload = { update } as unknown as Payload
    repeatConflicts(payload)
    return { update: payload.update as unknown as (options: object) => Promise<unknown>, seen }
  }

  it('is tried again with the same data', async () => {
    const { update, seen } = failing(new WriteConflict(1), new WriteConflict(2))
    expect(await update({ data: { tags: [] } })).toBe('done')
    expect(seen).toEqual([{ tags: [] }, { tags: [] }, { tags: [] }])
  })

  it('is not tried again inside a transaction of its caller, nor where something else is wrong', async () => {
    const inside = failing(new WriteConflict(1))
    const options = { data: { tags: [] }, req: { transactionID: 'one' } }
    await expect(inside.update(options)).rejects.toThrow(WriteConflict)
    const other = failing(new Error('Something else'))
    await expect(other.update({ data: { tags: [] } })).rejects.toThrow('Something else')
    expect([inside.seen.length, other.seen.length]).toEqual([1, 1])
  })

  it('is tried again as a request, unless that was done below', async () => {
    const given = Object.assign(new WriteConflict(1), { isFinal: true })
    for (const [error, expected] of [
      [new WriteConflict(1), 2],
      [given, 1],
      [new Error(), 1],
    ] as const) {
      let calls = 0
      await repeatRequest('news/1', async () => {
        calls += 1
        if (calls === 1) recordFailure(error)
      })
      expect(calls).toBe(expected)
    }
  })

  it('is done one after the other where many meet', async () => {
    let running = 0
    const options = { collection: 'news', id: '1' }
    const update = async () => {
      running += 1
      const isAlone = running === 1
      await new Promise(setImmediate)
      running -= 1
      if (!isAlone) throw new WriteConflict(1)
    }
    const payload = { update } as unknown as Payload
    repeatConflicts(payload)
    const calls = Array.from({ length: 30 }, () => payload.update(options as never))
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(
      calls.map(() => 'fulfilled'),
    )
  })

  it('counts as the database being away where it fails to the end', () => {
    expect(isDatabaseUnavailable(new WriteConflict(mongoError(112)))).toBe(true)
    expect(isDatabaseUnavailable(mongoError(91, 'UnknownTransactionCommitResult'))).toBe(true)
  })
})

describe('a transaction', () => {
  /** An adapter with one open transaction that created a document, whose commits fail like this. */
  async function committing(errors: Error[], isThere: boolean) {
    let commits = 0
    const session = {
      inTransaction: () => true,
      commitTransaction: async () => {
        commits += 1
        const error = errors.shift()
        if (error) throw error
      },
      endSession: async () => undefined,
    }
    const adapter = withTransactions({
      sessions: { one: session },
      collections: { inquiries: { exists: async () => (isThere ? {} : null) } },
      create: async () => ({ id: 'created' }),
      updateOne: async () => {
        throw mongoError(112, 'TransientTransactionError')
      },
      rollbackTransaction: async () => undefined,
    } as unknown as MongooseAdapter)
    await adapter.create({ collection: 'inquiries', data: {}, req: { transactionID: 'one' } })
    return { adapter, commit: () => adapter.commitTransaction('one'), commits: () => commits }
  }
  const unknown = () => mongoError(91, 'UnknownTransactionCommitResult')
  const lost = () => mongoError(251, 'TransientTransactionError')

  it('whose commit may have come through is committed again', async () => {
    const { commit, commits } = await committing([unknown(), unknown()], false)
    await commit()
    expect(commits()).toBe(3)
  })

  it('that the server forgot in a restart counts as committed where its document is there', async () => {
    const { commit } = await committing([unknown(), lost()], true)
    await commit()
    const other = await committing([unknown(), lost()], false)
    await expect(other.commit()).rejects.toThrow(WriteConflict)
    const sure = await committing([lost()], true)
    await expect(sure.commit()).rejects.toThrow(WriteConflict)
  })

  it('tells a conflict from other errors', async () => {
    const { adapter } = await committing([], true)
    const update = adapter.updateOne({ collection: 'news', id: '1', data: {} })
    await expect(update).rejects.toThrow(WriteConflict)
  })
})
