import type { Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { authorsField } from '@/src/payload/fields/draft-authors'
import { WriteConflict } from '@/src/platform/errors/conflict'
import { HttpError } from '@/src/platform/errors/http-error'
import { adapterSteps, pipeWrites } from '@/src/payload/write-pipeline'

vi.mock('@/src/platform/env', async (load) => ({ ...(await load()), databaseKind: 'mongodb' }))

type Args = Record<string, unknown>

/** Date of the last write that the collection holds. */
const storedDate = '2026-05-01T10:00:00.000Z'

/** A Payload with one product, whose collection and database are asked and written as in Payload; `calls` are in order. */
function makePayload(fail: Partial<Record<string, Error>> = {}) {
  const calls: { name: string; args: Args }[] = []
  const answer = (name: string, result: unknown) => async (args: Args) => {
    calls.push({ name, args })
    const error = fail[name]
    delete fail[name]
    if (error) throw error
    return result
  }
  const rule = { roles: ['editor'], collections: ['products'], mayApprove: false }
  const config = {
    slug: 'products',
    versions: { drafts: true },
    flattenedFields: [{ name: 'name', type: 'text' }],
  }
  const payload = {
    collections: { products: { config } },
    config: { blocks: [] },
    globals: { config: [] },
    db: {
      create: answer('create', { id: '1' }),
      createVersion: answer('createVersion', { id: '2' }),
      deleteOne: answer('deleteOne', { id: '1' }),
      find: (args: Args) =>
        args.collection === 'webhooks'
          ? answer('find webhooks', { docs: [] })(args)
          : answer('find', { docs: [{ updatedAt: storedDate }] })(args),
      findGlobal: answer('findGlobal', { approvalRules: [rule] }),
      findVersions: answer('findVersions', { docs: [{ updatedAt: storedDate, version: {} }] }),
    },
    update: answer('update', { id: '1' }),
  }
  const req = { payload, user: { id: 'u1', role: 'editor' }, context: {} }
  return { payload: payload as unknown as Payload, db: payload.db, calls, req }
}

describe('the write pipeline', () => {
  it('refuses before it changes, and dates last', () => {
    expect(adapterSteps.map(({ name }) => name)).toEqual([
      'refuseViews',
      'refuseTakenIds',
      'guardPublishing',
      'queueChanges',
      'trackAuthors',
      'trackTranslations',
      'orderWrites',
    ])
  })

  it('goes through every step in this order, and back', async () => {
    const { payload, db, req } = makePayload()
    const seen: string[] = []
    const probes = adapterSteps.map((step) =>
      vi.fn<typeof step>((next, write) => {
        const own = step(next, write)
        return async (args) => {
          seen.push(step.name)
          const result = await own(args)
          seen.push(`${step.name} done`)
          return result
        }
      }),
    )
    pipeWrites(payload, probes)
    await db.create({ collection: 'products', data: { name: 'A' }, req })
    const names = adapterSteps.map(({ name }) => name)
    expect(seen).toEqual([...names, ...names.toReversed().map((name) => `${name} done`)])
  })

  it('writes nothing, and reads no dates, where publishing is refused', async () => {
    const { payload, db, calls, req } = makePayload()
    pipeWrites(payload)
    const data = { name: 'A', _status: 'published' }
    await expect(db.create({ collection: 'products', data, req })).rejects.toMatchObject({
      status: 403,
    })
    expect(calls.map(({ name }) => name)).not.toContain('create')
    expect(calls.map(({ name }) => name)).not.toContain('find')
  })

  it('stores a version with its authors, later than all that is stored', async () => {
    const { payload, db, calls, req } = makePayload()
    pipeWrites(payload)
    vi.useFakeTimers({ now: new Date('2026-01-01'), toFake: ['Date'] })
    await db.createVersion({
      collectionSlug: 'products',
      parent: '1',
      versionData: { name: 'A', _status: 'draft' },
      req,
    })
    vi.useRealTimers()
    const written = calls.find(({ name }) => name === 'createVersion')?.args
    expect(written).toMatchObject({
      updatedAt: '2026-05-01T10:00:00.001Z',
      versionData: { name: 'A', [authorsField]: ['u1'], updatedAt: '2026-05-01T10:00:00.001Z' },
    })
  })

  it('says in words that a row has the id of another, which the database found', async () => {
    const taken = Object.assign(new Error('UNIQUE'), { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
    const { payload, db, req } = makePayload({ create: taken })
    pipeWrites(payload)
    const write = db.create({ collection: 'products', data: { name: 'A' }, req })
    await expect(write).rejects.toThrow(HttpError)
  })

  it('tries a conflict again around everything else', async () => {
    const { payload, calls } = makePayload({ update: new WriteConflict(new Error('met another')) })
    pipeWrites(payload)
    await payload.update({ collection: 'products', id: '1', data: {} })
    expect(calls.filter(({ name }) => name === 'update')).toHaveLength(2)
  })

  it('is put around a Payload once', async () => {
    const { payload, db, calls, req } = makePayload()
    pipeWrites(payload)
    pipeWrites(payload)
    await db.create({ collection: 'products', data: { name: 'A' }, req })
    expect(calls.filter(({ name }) => name === 'find')).toHaveLength(1)
  })
})
