import type { Payload, Where } from 'payload'
import { isDatabaseUnavailable } from '@/src/platform/errors/database-unavailable'
import { openPayload } from '../open-payload'
import type { Finding } from './finding.mjs'
import { bad, good } from './finding.mjs'

/** Records that one query reads. */
const pageSize = 200

/** Records that the finding names; further ones are counted. */
const maxNamed = 20

const tools = { sqlite: 'sqlite3', mongodb: 'mongosh' }

/** Reads every record and version as the site does, and names those that cannot be read: collection, id and fields. */
export async function checkRecords(): Promise<Finding> {
  const { databaseKind } = await import('@/src/platform/env')
  const payload = await openPayload()
  const unreadable: string[] = []
  for (const source of sourcesIn(payload)) unreadable.push(...(await unreadableIn(source)))
  if (unreadable.length === 0) return good('Every record of the database can be read')
  const further = unreadable.length - maxNamed
  return bad(
    [
      'Some records cannot be read and break each list and page that shows them:',
      ...unreadable.slice(0, maxNamed),
      ...(further > 0 ? [`and ${further} more`] : []),
    ].join('\n'),
    `Correct the values of these fields, or delete the records, with ${tools[databaseKind]}; or stop the server and ` +
      'restore a backup: npm run restore -- FILE --force',
  )
}

/** Compares the activity log with its seals. */
export async function checkActivityLog(): Promise<Finding> {
  const { inspectSeals } = await import('@/src/payload/activity-logs/seals')
  const { intact, last, changed, missing, added, broken } = await inspectSeals(await openPayload())
  if (!last) return good('The activity log has no seals yet')
  const named = (ids: (number | string)[]) =>
    ids.slice(0, maxNamed).join(', ') + (ids.length > maxNamed ? ', …' : '')
  const problems = [
    ...(changed.length > 0 ? [`entries that were changed: ${named(changed)}`] : []),
    ...(missing.length > 0 ? [`entries that were removed: ${named(missing)}`] : []),
    ...(added.length > 0 ? [`entries that were added: ${named(added)}`] : []),
    ...(broken.length > 0 ? [`seals that were changed or removed: ${named(broken)}`] : []),
  ]
  if (problems.length > 0)
    return bad(
      ['The activity log is not what was sealed:', ...problems].join('\n'),
      'Somebody wrote to the database past the site: compare a backup and the seals in your log, and change PAYLOAD_SECRET. ' +
        'Entries are also missing if KEEP_ACTIVITY_DAYS was shorter before, and added if a clock was set back by more than ten minutes.',
    )
  return good(
    `The activity log is as it was sealed: ${intact} entries, seal ${last.number} of ${last.at} is ${last.hash}`,
  )
}

/** Records of a collection, their versions, or a global. */
interface Source {
  name: string
  fields: string[]
  /** Ids of the records after one, in order. */
  ids: (last?: string) => Promise<string[]>
  /** Reads records with their hooks, whole or one of their fields. */
  read: (ids: string[], field?: string) => Promise<unknown>
}

function* sourcesIn(payload: Payload): Generator<Source> {
  const { db, config } = payload
  for (const { slug: collection, flattenedFields, versions } of config.collections) {
    const fields = flattenedFields.map(({ name }) => name)
    yield {
      name: collection,
      fields,
      ids: async (last) => idsOf(await db.find({ ...idsAfter(last), collection })),
      read: (ids, field) =>
        payload.find({
          ...whole(ids),
          collection,
          ...only(field),
        }),
    }
    if (!versions) continue
    yield {
      name: `version of ${collection}`,
      fields,
      ids: async (last) => idsOf(await db.findVersions({ ...idsAfter(last), collection })),
      read: (ids, field) =>
        payload.findVersions({
          ...whole(ids),
          collection,
          ...onlyInVersion(field),
        }),
    }
  }
  for (const { slug, flattenedFields, versions } of config.globals) {
    const fields = flattenedFields.map(({ name }) => name)
    yield {
      name: 'global',
      fields,
      ids: async (last) => (last ? [] : [slug]),
      read: (_, field) =>
        payload.findGlobal({
          slug,
          depth: 0,
          ...only(field),
        }),
    }
    if (!versions) continue
    yield {
      name: `version of ${slug}`,
      fields,
      ids: async (last) => idsOf(await db.findGlobalVersions({ ...idsAfter(last), global: slug })),
      read: (ids, field) =>
        payload.findGlobalVersions({
          ...whole(ids),
          slug,
          ...onlyInVersion(field),
        }),
    }
  }
}

const idsAfter = (last?: string) => ({
  where: (last === undefined ? {} : { id: { greater_than: last } }) as Where,
  select: { id: true } as const,
  sort: 'id',
  limit: pageSize,
  pagination: false,
})

const idsOf = ({ docs }: { docs: { id: number | string }[] }): string[] =>
  docs.map(({ id }) => String(id))

const whole = (ids: string[]) => ({
  where: { id: { in: ids } },
  limit: ids.length,
  pagination: false,
  depth: 0,
  trash: true,
})

/** Its type names the fields of one collection, and this is any. */
const only = (field?: string) => (field ? { select: { [field]: true } as never } : {})

const onlyInVersion = (field?: string) =>
  field ? { select: { version: { [field]: true } } as never } : {}

async function unreadableIn(source: Source): Promise<string[]> {
  const found: string[] = []
  for (let ids = await source.ids(); ids.length > 0; ids = await source.ids(ids.at(-1)))
    found.push(...(await unreadableAmong(source, ids)))
  return found
}

/** Halves a page that cannot be read until single records are left. */
async function unreadableAmong(source: Source, ids: string[]): Promise<string[]> {
  const problem = await problemOf(source.read(ids))
  if (problem === undefined) return []
  if (ids.length > 1) {
    const middle = Math.ceil(ids.length / 2)
    return [
      ...(await unreadableAmong(source, ids.slice(0, middle))),
      ...(await unreadableAmong(source, ids.slice(middle))),
    ]
  }
  const fields: string[] = []
  for (const field of source.fields)
    if ((await problemOf(source.read(ids, field))) !== undefined) fields.push(field)
  return [`${source.name} ${ids.join()}, ${fields.join(', ') || 'as a whole'}: ${problem}`]
}

/** @throws where the database, and no record, is at fault */
async function problemOf(read: Promise<unknown>): Promise<string | undefined> {
  try {
    await read
    return undefined
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    return rootCauseOf(error)
  }
}

/** Drizzle's errors hold the whole query; their cause says what is wrong. */
function rootCauseOf(error: unknown): string {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  return root instanceof Error ? root.message : String(root)
}
