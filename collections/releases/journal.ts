import type { PayloadRequest } from 'payload'
import { hostname } from 'node:os'
import type { ReleaseState } from '@/src/contract/staff/releases'
import { Refusal } from '../errors'
import { type PublicBefore, storedRelease, type StoredRelease } from './stored'

/** A process that has noted nothing for this time is taken for dead, ms. */
const silenceMs = 60_000

/** What a process is doing with a release. */
interface Work {
  kind: 'publish' | 'undo'
  /** User name of who asked for it. */
  by: string | null
  host: string
  pid: number
  /** When it noted something last, ms. */
  at: number
}

interface Beginning {
  kind: Work['kind']
  hasTransaction: boolean
  /** @throws where the release is not in a state for this */
  check: (release: StoredRelease) => Promise<unknown>
  /** What is public of its documents, to be stored before anything of them changes. */
  before: (release: StoredRelease) => Promise<PublicBefore[]>
}

/**
 * Makes sure that nobody else is at work on a release, and stores what is public of its documents. Within a
 * transaction nobody sees that before everything else is done; without one it tells `recover.ts` what to take back.
 */
export async function beginWork(
  req: PayloadRequest,
  id: string,
  { kind, hasTransaction, check, before }: Beginning,
): Promise<StoredRelease> {
  if (hasTransaction) {
    // The write comes first: from then on no other process changes what is read here.
    await write(req, id, { underWay: markOf(req, kind) })
    const release = await storedRelease(req, id)
    await check(release)
    return { ...release, before: await before(release) }
  }
  const release = await storedRelease(req, id)
  await check(release)
  const stored = await before(release)
  const claimed = await req.payload.db.updateOne({
    collection: 'releases',
    where: {
      and: [
        { id: { equals: id } },
        { underWay: { equals: '' } },
        { state: { equals: release.state } },
      ],
    },
    data: { underWay: markOf(req, kind), before: stored },
    req,
  })
  if (!claimed) throw new Refusal(409, 'This release is being published or taken back already')
  return { ...release, before: stored }
}

/** Says, where others can see it, that the work goes on. */
export async function noteProgress(req: PayloadRequest, id: string): Promise<void> {
  if (req.transactionID === undefined) await write(req, id, { underWay: markOf(req, 'publish') })
}

/** What is written when work on a release has ended. */
export type Outcome = Partial<
  Omit<StoredRelease, 'createdAt' | 'id' | 'state' | 'underWay' | 'updatedAt'>
> & { state?: ReleaseState }

export const endWork = (req: PayloadRequest, id: string, outcome: Outcome): Promise<void> =>
  write(req, id, { ...outcome, underWay: '' })

async function write(req: PayloadRequest, id: string, data: Record<string, unknown>) {
  await req.payload.db.updateOne({
    collection: 'releases',
    id,
    data: { ...data, updatedAt: new Date().toISOString() },
    returning: false,
    req,
  })
}

const markOf = (req: PayloadRequest, kind: Work['kind']): string =>
  JSON.stringify({
    kind,
    by: req.user?.username ?? null,
    host: hostname(),
    pid: process.pid,
    at: Date.now(),
  } satisfies Work)

/** What was under way, where its process has died meanwhile; null where it still may be at work. */
export function deadWork(underWay: string): Work | null {
  const work = JSON.parse(underWay) as Work
  return isAlive(work) ? null : work
}

function isAlive({ host, pid, at }: Work): boolean {
  if (host !== hostname()) return Date.now() - at < silenceMs
  // The lock of the release is held here: this process itself is at nothing.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return Date.now() - at < silenceMs
  } catch {
    return false
  }
}
