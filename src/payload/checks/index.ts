import type { Endpoint, PayloadRequest } from 'payload'
import { runChecks } from '@/src/domain/checks'
import { makeContext } from '@/src/domain/checks/surroundings'
import {
  type CheckedCollection,
  checkedCollections,
  type ChecksAnswer,
  ChecksQuery,
} from '@/src/contract/staff/checks'
import { Refusal } from '../errors'
import { checked, requireStaff } from '../endpoints/call'
import { editable, getTitle, storedRecord, type Tracked } from '../translations/records'
import { describer } from './describe'
import { type Checked, checkPublished } from './published'
import { readContent, readPictures } from './read'
import { readSite } from './site'

/** Longest time for which one call checks published content; the next one continues. */
const budgetMs = 1500

const maxDocuments = 200

/** `GET /checks?collection=&id=&locale=`: what is wrong with one document, or with all that is published. */
export const checksEndpoint: Endpoint = {
  path: '/checks',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const { collection, id, locale } = checked(req.query, ChecksQuery)
    const open = await openCollections(req)
    if (collection && !open.has(collection))
      throw new Refusal(403, 'You are not allowed to perform this action.')
    const describe = await describer(req, locale)
    const found =
      collection && id
        ? await checkOne(req, collection, { id, tracked: open.get(collection) as Tracked })
        : await checkAll(req, collection ? [collection] : [...open.keys()])
    const answer: ChecksAnswer = {
      total: found.checked.reduce((total, { findings }) => total + findings.length, 0),
      pending: found.pending,
      documents: found.checked
        .slice(0, maxDocuments)
        .map(({ collection: slug, doc, findings }) => ({
          collection: slug,
          id: String(doc.id),
          title: getTitle(open.get(slug) as Tracked, doc),
          findings: describe(slug, doc, findings),
        })),
    }
    return Response.json(answer)
  },
}

interface Found {
  checked: Checked[]
  pending: number
}

/** Returns the checked collections that the caller may edit. */
async function openCollections(req: PayloadRequest): Promise<Map<CheckedCollection, Tracked>> {
  const all = await editable(req)
  return new Map(
    checkedCollections.flatMap((slug) => {
      const tracked = all.find((one) => one.slug === slug)
      return tracked ? [[slug, tracked]] : []
    }),
  )
}

async function checkOne(
  req: PayloadRequest,
  collection: CheckedCollection,
  { id, tracked }: { id: string; tracked: Tracked },
): Promise<Found> {
  const { doc } = await storedRecord(req, tracked, id)
  const stored = { ...doc, id }
  const content = readContent(req, collection, stored)
  const pictures = await readPictures(req, [content])
  const around = makeContext(await readSite(req), (picture) => pictures.get(picture))
  return {
    checked: [{ collection, doc: stored, findings: runChecks(content, around) }],
    pending: 0,
  }
}

async function checkAll(req: PayloadRequest, collections: CheckedCollection[]): Promise<Found> {
  const site = await readSite(req)
  const deadline = Date.now() + budgetMs
  const found: Found = { checked: [], pending: 0 }
  for (const collection of collections) {
    const part = await checkPublished(req, collection, { site, deadline })
    found.checked.push(...part.checked)
    found.pending += part.pending
  }
  return found
}
