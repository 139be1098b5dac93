import type { Endpoint, PayloadRequest } from 'payload'
import {
  type KnownTags,
  maxKnownTags,
  type TaggedCollection,
  TagsInput,
} from '@/src/contract/staff/bulk'
import { isDocumentId } from '@/src/platform/database/ids'
import { Refusal } from '../errors'
import { mustBeAllowed, parseInput } from '../endpoints/call'
import { eachRecord } from './endpoints'

const path = '/tags'

/**
 * `GET /{collection}/tags`: the tags in use. `POST /{collection}/tags`: many records get tags and lose others, each record
 * for itself.
 */
export const tagEndpoints = (collection: TaggedCollection): Endpoint[] => [
  {
    path,
    method: 'get',
    handler: async (req) => {
      await mustBeAllowed(req, collection, 'update')
      return Response.json({ tags: await knownTags(req, collection) } satisfies KnownTags)
    },
  },
  {
    path,
    method: 'post',
    handler: async (req) => {
      await mustBeAllowed(req, collection, 'update')
      const { ids, add = [], remove = [] } = await parseInput(req, TagsInput)
      const tagsAfter = (tags: string[]) => [
        ...new Set([...tags, ...add].filter((tag) => !remove.includes(tag))),
      ]
      return Response.json(
        await eachRecord(req, ids, (id) => retag(req, { collection, id }, tagsAfter)),
      )
    },
  },
]

interface Tagged {
  tags?: string[] | null
  _status?: string | null
}

/** Returns the tags of the latest drafts, where there are drafts, as staff see them in their lists. */
async function knownTags(req: PayloadRequest, collection: TaggedCollection): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    draft: true,
    select: { tags: true },
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: false,
    req,
  })
  const counts = new Map<string, number>()
  for (const tag of (docs as Tagged[]).flatMap(({ tags }) => tags ?? []))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .slice(0, maxKnownTags)
    .map(([tag]) => tag)
}

/**
 * Writes nothing where the tags stay as they are: neither `updatedAt` nor the activity log changes. The tags of a draft that
 * waits are changed in the draft, which stays the latest version.
 */
async function retag(
  req: PayloadRequest,
  { collection, id }: { collection: TaggedCollection; id: string },
  tagsAfter: (tags: string[]) => string[],
): Promise<void> {
  const call = { collection, id, depth: 0, overrideAccess: false, req } as const
  const found = isDocumentId(id)
    ? ((await req.payload.findByID({ ...call, draft: true, disableErrors: true })) as Tagged | null)
    : null
  if (!found) throw new Refusal(404, 'Not Found')
  const before = found.tags ?? []
  const tags = tagsAfter(before)
  if (tags.join('\n') === before.join('\n')) return
  const isDraft = found._status === 'draft'
  await req.payload.update({
    ...call,
    draft: isDraft,
    data: isDraft ? { tags, _status: 'draft' } : { tags },
    overrideLock: false,
  })
}
