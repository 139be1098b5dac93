import type { Payload, PayloadRequest } from 'payload'
import type { DocumentName } from '@/src/contract/staff/releases'
import { isReleasedGlobal } from '@/src/contract/staff/released-collections'
import { defaultLanguage } from '@/src/i18n/languages'
import { isConflict } from '@/src/lib/database/conflict'
import { toProblem } from '@/src/lib/http/to-problem'
import type { TogetherContext } from '../checks/hooks/forbid-findings'
import { noteProgress } from './journal'
import type { Refused } from './refusals'
import { keyOf, storedDocument, type StoredRelease } from './stored'
import { togetherContext } from './together'

interface Options {
  isScheduled?: boolean
}

/**
 * Publishes the latest drafts of all documents of a release, and notes what each has become. One that refuses is
 * tried again after the others, because it may lead to one of them.
 * @returns those that refuse for good
 */
export function publishEach(
  req: PayloadRequest,
  { id: release, items, before }: Pick<StoredRelease, 'before' | 'id' | 'items'>,
  options: Options,
): Promise<Refused[]> {
  const context = togetherContext(req, items)
  return inRounds(settingsFirst(items), async (item) => {
    await noteProgress(req, release)
    await publishOne(req, item, options, context)
    const doc = await storedDocument(req, item)
    const entry = before.find((one) => keyOf(one) === keyOf(item))
    if (entry && doc) entry.publishedAs = doc.updatedAt
  })
}

/** Asks every rule of publishing, and writes nothing. */
export function rehearseEach(
  req: PayloadRequest,
  items: DocumentName[],
  options: Options,
): Promise<Refused[]> {
  const context = togetherContext(req, items)
  return inRounds(settingsFirst(items), async (item) => {
    try {
      await publishOne(req, item, options, { ...context, [rehearsal]: item.id })
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error
    }
  })
}

/** Name in the context of a write that is to stop before it writes. */
const rehearsal = 'rehearsedDocument'

class Rehearsed extends Error {}

/** Makes writes stop that only ask whether they would be refused: all rules are asked before the database is. */
export function stopRehearsals(payload: Payload): void {
  const db = payload.db as unknown as Record<string, Write>
  for (const name of ['updateOne', 'createGlobal', 'updateGlobal'] as const) {
    const write = db[name]?.bind(db)
    if (!write) continue
    db[name] = (args) => {
      const written = args.id ?? args.slug
      if (written !== undefined && args.req?.context?.[rehearsal] === written) throw new Rehearsed()
      return write(args)
    }
  }
}

interface WriteArgs {
  id?: unknown
  /** Of a global. */
  slug?: unknown
  req?: Partial<PayloadRequest>
}
type Write = (args: WriteArgs) => Promise<unknown>

/** A call of its own for each: Payload leaves marks in the call, and ends its transaction where one is refused. */
async function publishOne(
  { payload, user, i18n, transactionID }: PayloadRequest,
  { collection, id }: DocumentName,
  { isScheduled = false }: Options,
  context: TogetherContext & { [rehearsal]?: string },
): Promise<void> {
  const how = {
    data: { _status: 'published' as const },
    locale: defaultLanguage,
    depth: 0,
    overrideAccess: false,
    overrideLock: isScheduled,
    context: { ...context },
    req: {
      user,
      i18n,
      // Payload ends a transaction that it knows by its id, and waits for one that is promised.
      ...(transactionID === undefined ? {} : { transactionID: Promise.resolve(transactionID) }),
    },
  }
  if (isReleasedGlobal(collection)) await payload.updateGlobal({ ...how, slug: collection })
  else await payload.update({ ...how, collection, id })
}

/** The rules of publishing that the settings hold are asked as they are once the release is public. */
const settingsFirst = <Item extends DocumentName>(items: Item[]): Item[] => [
  ...items.filter(({ collection }) => isReleasedGlobal(collection)),
  ...items.filter(({ collection }) => !isReleasedGlobal(collection)),
]

async function inRounds<Item extends DocumentName>(
  items: Item[],
  attempt: (item: Item) => Promise<void>,
): Promise<Refused[]> {
  let waiting = items
  for (;;) {
    const refused: (Refused & { item: Item })[] = []
    for (const item of waiting) {
      try {
        await attempt(item)
      } catch (error) {
        const { message, isOurs } = toProblem(error)
        if (isOurs || isConflict(error)) throw error
        refused.push({ item, collection: item.collection, id: item.id, message })
      }
    }
    if (refused.length === 0 || refused.length === waiting.length)
      return refused.map(({ collection, id, message }) => ({ collection, id, message }))
    waiting = refused.map(({ item }) => item)
  }
}
