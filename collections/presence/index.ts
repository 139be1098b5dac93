import type { Endpoint, Payload } from 'payload'
import { mustBeAllowed, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { PresenceInput, type PresenceAnswer } from '@/src/contract/staff/presence'
import { isDocumentId } from '@/src/platform/database/ids'
import { countCall, type RateLimit } from '@/src/platform/http/rate-limit'
import { notFound } from '@/src/platform/http/messages'
import { peopleInPanel } from '@/src/payload/presence/in-panel'
import { peopleOnPage } from './on-page'

/** Limit of an account, each of whose windows calls every five seconds. */
const limit: RateLimit = { name: 'presence', points: 300, seconds: 60 }

/**
 * `POST /presence`: says that the caller is at a document, and answers with the other people there. Nobody is kept from
 * anything by it: a save is guarded by the version that it names.
 */
export const presence: Endpoint = {
  path: '/presence',
  method: 'post',
  handler: async (req) => {
    const { id, username } = requireStaff(req)
    await countCall(limit, String(id))
    const input = await parseInput(req, PresenceInput)
    await mustBeAllowed(req, input.collection, 'update')
    await mustExist(req.payload, input)
    const onPage = await peopleOnPage(req.payload, { id: String(id), username }, input)
    const inPanel = input.isLeaving ? [] : await peopleInPanel(req, input)
    const names = new Set(onPage.map((person) => person.username))
    const answer: PresenceAnswer = {
      people: [...onPage, ...inPanel.filter((person) => !names.has(person.username))],
    }
    return Response.json(answer)
  },
}

/** @throws Refusal 404 where nothing has the id */
async function mustExist(
  { db }: Pick<Payload, 'db'>,
  { collection, id }: PresenceInput,
): Promise<void> {
  const where = { id: { equals: id } }
  const isThere = isDocumentId(id) && (await db.count({ collection, where, req: {} })).totalDocs > 0
  if (!isThere) throw new Refusal(404, notFound)
}
