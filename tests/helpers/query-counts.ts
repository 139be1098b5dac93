import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { subjects } from '@/src/data/cache/tags'
import { internalToken } from '@/src/platform/http/internal-call'
import type { TestServer } from './server'
import { loading } from './throwaway'

/** Settings with which `startServer` starts a server whose queries can be counted. */
export const countingSettings = {
  NODE_OPTIONS: loading('count-queries.mjs'),
  // Each call comes from a client of its own, which no limit of calls concerns.
  TRUST_PROXY: '1',
}

/** A request for a page, or a call of the API. */
export interface CountedCall {
  path: string
  method?: string
  token?: string
  /** Makes what is sent: an object as JSON, or a form. */
  body?: () => object
  headers?: Record<string, string>
  /** Expected of the answer; 200 where nothing is said. */
  status?: number
}

/** Queries of a call by verb and table: with empty caches, and when it is made once more. */
export interface CallQueries {
  cold: string[]
  warm: string[]
}

type Numbers = Record<keyof CallQueries, number>
type Databases = Record<string, Record<string, Numbers>>

let clients = 0

/** Makes a call, whose answer must have its status. `count` is the name under which its queries are counted. */
export async function makeCall({ baseUrl }: TestServer, call: CountedCall, count?: string) {
  const { method = 'GET', token, headers, status = 200 } = call
  const body = call.body?.()
  const isJson = body?.constructor === Object
  clients += 1
  const answer = await fetch(baseUrl + call.path, {
    method,
    redirect: 'manual',
    body: isJson ? JSON.stringify(body) : (body as FormData | undefined),
    headers: {
      'X-Forwarded-For': `198.51.${clients >> 8}.${clients & 255}`,
      ...(count ? { 'X-Count-Queries': count } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
  })
  const text = await answer.text()
  expect(answer.status, `${method} ${call.path}: ${text.slice(0, 300)}`).toBe(status)
}

/** Counts the queries of a call after all caches of the server were emptied, and of a second one. */
export async function countQueries(server: TestServer, call: CountedCall): Promise<CallQueries> {
  await control(server, 'begin')
  try {
    await makeCall(server, emptyCaches(server), 'caches')
    await makeCall(server, call, 'cold')
    await makeCall(server, call, 'warm')
  } catch (error) {
    await control(server, 'end')
    throw error
  }
  const { cold = [], warm = [] } = await control(server, 'end')
  return { cold, warm }
}

const emptyCaches = ({ secret }: TestServer): CountedCall => ({
  path: '/api/internal/revalidate',
  method: 'POST',
  headers: { 'X-Internal-Token': internalToken(secret) },
  body: () => ({ tags: subjects }),
})

/** Calls of `count-queries.mjs`. */
async function control({ baseUrl }: TestServer, verb: 'begin' | 'end') {
  const answer = await fetch(`${baseUrl}/count-queries/${verb}`, { method: 'POST' })
  return (await answer.json()) as Partial<CallQueries>
}

/**
 * Compares the counts of a database with those that are committed. As with every snapshot, `-u` writes them anew.
 * @param file of the committed counts
 */
export async function expectCounts(
  file: string,
  database: 'mongodb' | 'sqlite',
  counted: Record<string, CallQueries>,
): Promise<void> {
  const committed = readCounts(file)
  const before = committed[database] ?? {}
  const now = Object.fromEntries(
    Object.entries(counted).map(([name, { cold, warm }]) => [
      name,
      { cold: cold.length, warm: warm.length },
    ]),
  )
  const changes = listChanges(before, counted)
  const message = [
    `The number of queries of ${changes.length} calls differs from ${file}:`,
    ...changes,
    `Where that is meant, renew the file, on ${database}: npx vitest run --project api ${testFile} -u`,
  ].join('\n')
  await expect(format({ ...committed, [database]: now }), message).toMatchFileSnapshot(
    path.resolve(file),
  )
}

const testFile = 'tests/api/query-counts.test.ts'

function readCounts(file: string): Databases {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Databases
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function listChanges(
  before: Record<string, Numbers>,
  counted: Record<string, CallQueries>,
): string[] {
  const gone = Object.keys(before).filter((name) => !(name in counted))
  const changed = Object.entries(counted).flatMap(([name, queries]) =>
    (['cold', 'warm'] as const)
      .filter((which) => before[name]?.[which] !== queries[which].length)
      .map((which) => {
        const old = before[name]?.[which] ?? 'not counted'
        return `${name}, ${which}: ${old} → ${queries[which].length} (${summary(queries[which])})`
      }),
  )
  return [...changed, ...gone.map((name) => `${name}: is not counted any more`)]
}

/** Queries by their number. */
function summary(queries: string[]): string {
  const numbers = new Map<string, number>()
  for (const query of queries) numbers.set(query, (numbers.get(query) ?? 0) + 1)
  return [...numbers]
    .sort(([, a], [, b]) => b - a)
    .map(([query, number]) => `${number} ${query}`)
    .join(', ')
}

/** JSON with a line for each call, in the order of their names. */
function format(databases: Databases): string {
  const part = ([name, calls]: [string, Record<string, Numbers>]) => {
    const lines = sorted(calls).map(
      ([call, { cold, warm }]) =>
        `    ${JSON.stringify(call)}: { "cold": ${cold}, "warm": ${warm} }`,
    )
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
  }
  return `{\n${sorted(databases).map(part).join(',\n')}\n}\n`
}

const sorted = <Value>(record: Record<string, Value>): [string, Value][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
