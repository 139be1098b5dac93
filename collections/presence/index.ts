import type { Endpoint, PayloadRequest } from 'payload'
import { inputOf, mustBeAllowed, notAllowed, staffOf } from '@/collections/endpoints/call'
import { Refusal } from '@/collections/errors'
import { PresenceInput, type PresenceAnswer } from '@/src/contract/staff/presence'
import { isDocumentId } from '@/src/lib/database/document-id'
import { countCall } from '@/src/lib/http/limit-calls'
import { notFound } from '@/src/lib/http/messages'
import type { RateLimit } from '@/src/lib/http/rate-limit'
import { peopleInPanel } from './in-panel'
import { type Beat, leaseChanges, presenceOf } from './leases'
import { readLeases, writeLeases } from './store'

/** Of an account: a window calls every few seconds, and at each field that it opens or leaves. */
const limit: RateLimit = { name: 'presence', points: 900, seconds: 60 }

/**
 * `POST /presence`: says that the caller is at a page and which field they have open, and answers who else is there.
 * A field is held for typing alone: a save asks for no lease, and is guarded by the version that it names.
 */
export const presence: Endpoint = {
  path: '/presence',
  method: 'post',
  handler: async (req) => {
    const { id, username } = staffOf(req)
    await countCall(limit, String(id))
    const input = await inputOf(req, PresenceInput)
    await mustEditAll(req, input)
    const beat = beatOf(input, { id: String(id), username })
    const now = Date.now()
    let leases = await readLeases(req.payload)
    const changes = leaseChanges(leases, beat, now)
    if (Object.values(changes).some((list: unknown[]) => list.length > 0)) {
      if (changes.created.length > 0) await mustExist(req, input)
      await writeLeases(req.payload, changes)
      leases = await readLeases(req.payload)
    }
    const answer: PresenceAnswer = presenceOf(leases, beat, now)
    const [page] = input.documents
    const inPanel = page && !beat.isLeaving ? await peopleInPanel(req, page) : []
    const isNew = ({ username }: { username: string }) =>
      !answer.people.some((other) => other.username === username)
    return Response.json({ ...answer, people: [...answer.people, ...inPanel.filter(isNew)] })
  },
}

const namesIn = ({ documents, field }: PresenceInput) => (field ? [...documents, field] : documents)

/** @throws Refusal 403 where the caller may not edit one of the documents, 404 for what is no id */
async function mustEditAll(req: PayloadRequest, input: PresenceInput): Promise<void> {
  const names = namesIn(input)
  for (const collection of new Set(names.map((name) => name.collection))) {
    if (collection === 'site-settings') await mustEditSettings(req)
    else await mustBeAllowed(req, collection, 'update')
  }
  const isId = ({ collection, id }: DocumentName) =>
    collection === 'site-settings' ? id === collection : isDocumentId(id)
  if (!names.every(isId)) throw new Refusal(404, notFound)
}

type DocumentName = PresenceInput['documents'][number]

/** @throws Refusal 403 */
async function mustEditSettings(req: PayloadRequest): Promise<void> {
  const settings = req.payload.globals.config.find(({ slug }) => slug === 'site-settings')
  if (!(await settings?.access.update({ req }))) throw new Refusal(403, notAllowed)
}

/** @throws Refusal 404 where nothing has the id of the page or of the field's document */
async function mustExist({ payload }: PayloadRequest, input: PresenceInput): Promise<void> {
  const [page] = input.documents
  for (const name of [page, input.field]) {
    if (!name || name.collection === 'site-settings') continue
    const where = { id: { equals: name.id } }
    const { totalDocs } = await payload.db.count({ collection: name.collection, where, req: {} })
    if (totalDocs === 0) throw new Refusal(404, notFound)
  }
}

function beatOf(input: PresenceInput, user: Beat['user']): Beat {
  const { tab, locale, field } = input
  const nameOf = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`
  return {
    user,
    tab,
    locale,
    documents: input.documents.map(nameOf),
    field: field ? { document: nameOf(field), path: field.path } : null,
    isLeaving: input.isLeaving ?? false,
  }
}
