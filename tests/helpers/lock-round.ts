import { inquire, type MortalServer } from './mortal-server'
import { holdLock, queryRows } from './held-lock'
import { newCategory, unique } from './samples'
import { staffCall } from './staff-call'

/** Outcome of one write: the answer to the caller, and the rows that another process reads. */
export interface Write {
  name: string
  status: number
  hasRetryAfter: boolean
  /** Rows by table; the same number in each, or a part is missing. */
  stored: Record<string, number>
}

export interface Round {
  writes: Write[]
  /** Longest time that a page or call of a visitor took while the lock was held, ms. */
  slowestRead: number
  /** The same once the server has taken in what all writers sent, which keeps its processor busy, ms. */
  slowestLater: number
  /** Visits that got another status than 200. */
  failedReads: number
}

/** Addresses of visitors: the first two are kept in caches, the others ask the database. */
const visits = () => ['/', '/api/health', '/api/ready', `/products?q=${unique('q')}`]

const takenInMs = 3000

let client = 0

/**
 * Has visitors and staff write while another process holds SQLite's lock, and looks afterwards which of it
 * is stored.
 * @param lockMs how long the lock is held
 * @param kill whether the server is killed as soon as the last write was answered, and started again
 */
export async function lockRound(
  server: MortalServer,
  token: string,
  { lockMs, writers, kill = false }: { lockMs: number; writers: number; kill?: boolean },
): Promise<Round> {
  const { baseUrl, environment } = server
  const uri = environment.DATABASE_URI
  const { id: categoryId } = await newCategory(token, baseUrl)
  const names = Array.from({ length: writers }, () => unique('Writer'))
  const { release } = await holdLock(uri)
  let isHeld = true
  setTimeout(() => {
    isHeld = false
    release()
  }, lockMs)

  const begun = Date.now()
  const reads = { slowest: 0, later: 0, failed: 0 }
  const reading = (async () => {
    while (isHeld) {
      for (const path of visits()) {
        const start = Date.now()
        const { status } = await fetch(baseUrl + path)
        const lasted = Date.now() - start
        if (isHeld) reads.slowest = Math.max(reads.slowest, lasted)
        if (isHeld && start - begun > takenInMs) reads.later = Math.max(reads.later, lasted)
        if (status !== 200) reads.failed += 1
      }
    }
  })()
  const answers = await Promise.all(
    names.map((name, index) =>
      index % 5 === 0
        ? staffCall('/products', { baseUrl, token, method: 'POST', body: { name, categoryId } })
        : inquire(baseUrl, name, (client += 1)),
    ),
  )
  await reading
  if (kill) {
    await server.end('SIGKILL')
    await server.start()
  }
  return {
    slowestRead: reads.slowest,
    slowestLater: reads.later,
    failedReads: reads.failed,
    writes: names.map((name, index) => {
      const { status, headers } = answers[index] as { status: number; headers: Headers }
      return {
        name,
        status,
        hasRetryAfter: headers.has('retry-after'),
        stored:
          index % 5 === 0 ? productRows(uri, name) : { inquiries: rows(uri, inquiries, name) },
      }
    }),
  }
}

const inquiries = 'SELECT id FROM inquiries WHERE name = ?'

/** The product, its texts, its version and the entry of the activity log. */
const productRows = (uri: unknown, name: string): Record<string, number> => ({
  products: rows(uri, 'SELECT id FROM products_locales WHERE name = ?', name),
  versions: rows(uri, 'SELECT id FROM _products_v_locales WHERE version_name = ?', name),
  activities: rows(uri, "SELECT id FROM activity_logs WHERE details ->> 'title' = ?", name),
})

const rows = (uri: unknown, sql: string, name: string): number => queryRows(uri, sql, [name]).length

/** Writes of which the caller was told something else than what is stored. */
export const untrue = ({ writes }: Round): Write[] =>
  writes.filter(({ status, stored, hasRetryAfter }) => {
    const expected = status === 201 ? 1 : 0
    if (status !== 201 && (status !== 503 || !hasRetryAfter)) return true
    return Object.values(stored).some((count) => count !== expected)
  })
