import type { PayloadRequest } from 'payload'
import type { SiteSetting } from '@/payload-types'
import { type DocumentName, documentKey } from '@/src/contract/staff/releases'
import { isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import type { SitePart } from '@/src/domain/checks/surroundings'
import { listClosedModules, type ModuleName } from '@/src/domain/settings/modules'
import { defaultLanguage } from '@/src/i18n/languages'
import { isConflict } from '@/src/platform/errors/conflict'
import { toProblem } from '@/src/platform/http/to-problem'
import type { TogetherContext } from '../checks/hooks/forbid-findings'
import { partOfDocuments } from '../checks/site'
import { promisedTransaction } from '../patches/promised-transaction'
import type { Refused } from './refusals'
import { latestVersions, storedDocument, type StoredRelease } from './stored'

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
  { items, before }: Pick<StoredRelease, 'before' | 'items'>,
  options: Options,
): Promise<Refused[]> {
  const context = togetherContext(req, items)
  return inRounds(settingsFirst(items), async (item) => {
    await publishOne(req, item, options, context)
    const doc = await storedDocument(req, item)
    const entry = before.find((one) => documentKey(one) === documentKey(item))
    if (entry && doc) entry.publishedAs = doc.updatedAt
  })
}

/** A call of its own for each: Payload leaves marks in the call, and ends its transaction where one is refused. */
async function publishOne(
  { payload, user, i18n, transactionID }: PayloadRequest,
  { collection, id }: DocumentName,
  { isScheduled = false }: Options,
  context: TogetherContext,
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
      transactionID: promisedTransaction(transactionID as string),
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

/**
 * Tells the checks of each document of a release what the others will be once it is published: two new pages may lead to
 * each other, and to what the settings among them turn on. Their drafts are read once, and only where a check forbids
 * publishing.
 */
function togetherContext(req: PayloadRequest, items: DocumentName[]): TogetherContext {
  let part: Promise<SitePart> | undefined
  return { publishedTogether: () => (part ??= read(req, items)) }
}

async function read(req: PayloadRequest, items: DocumentName[]): Promise<SitePart> {
  const documents: Parameters<typeof partOfDocuments>[1] = []
  let closed: ModuleName[] | undefined
  for (const { collection, id } of items) {
    const version = (await latestVersions(req, collection, [id])).get(id)?.version
    if (!version) continue
    if (isReleasedGlobal(collection))
      closed = listClosedModules(version.modules as SiteSetting['modules'])
    else documents.push({ collection, doc: { ...version, id, _status: 'published' } })
  }
  return { ...partOfDocuments(req, documents), ...(closed ? { closedModules: closed } : {}) }
}
