import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { hasPermission, permissions } from '@/src/contract/permissions'
import type { Activity, ForYou, Overview, OverviewCollection } from '@/src/contract/staff/overview'
import { readTitles, titleIn } from '@/src/payload/titles'
import { canSendMail } from '@/src/platform/mail'
import { getActor, isActingSuperAdmin } from '../access/rules'
import { requireStaff } from '../endpoints/call'
import { readOfferedLanguages } from '../translations/offered-languages'
import { expiringCertificates, missingTranslations, openNotices, untouched } from './upkeep'
import { countByState, findDrafts, latestDrafts, ownDrafts } from './drafts'
import { siteHealth } from './health'
import { openMentions } from './mentions'
import {
  missedMost,
  openInquiries,
  receivedByWeek,
  waitingMessages,
  waitingQuotes,
} from './visitors'
import { nextScheduled, releasesAhead } from './scheduled'

/** `GET /overview`: what there is to do and to know for the one who asks, and nothing beyond. */
export const overview: Endpoint = {
  path: '/overview',
  method: 'get',
  handler: async (req) => {
    const { id, username, role, permissions: listed, passwordExpiresAt } = requireStaff(req)
    const actor = getActor(req)
    const isSuper = isActingSuperAdmin(req)
    const open = permissions.filter((permission) => hasPermission(actor, permission))
    const collections = collectionsOf(req)
    const each = async <Part>(part: (collection: OverviewCollection) => Promise<Part>) =>
      Object.fromEntries(
        await Promise.all(collections.map(async (name) => [name, await part(name)] as const)),
      )
    const count = async (collection: CollectionSlug, where = {}) =>
      (await req.payload.count({ collection, where, overrideAccess: false, req })).totalDocs
    const waiting = async (collection: 'quote-requests' | 'job-applications') => ({
      new: await count(collection, { status: { equals: 'new' } }),
      total: await count(collection),
    })

    const languages = await readOfferedLanguages(req)
    const drafts = await Promise.all(
      collections.map(async (name) => [name, await findDrafts(req, name)] as const),
    )
    const states = drafts.map(
      async ([name, { totalDocs }]) => [name, await countByState(req, name, totalDocs)] as const,
    )
    const answer: Overview = {
      user: { id: String(id), username, role, permissions: listed ?? [] },
      rights: [
        ...open,
        ...(isSuper ? ['jobs'] : []),
        ...(open.includes('inbox') ? ['inquiries'] : []),
        ...(isSuper ? ['activity'] : []),
      ],
      collections: Object.fromEntries(await Promise.all(states)),
      drafts: await latestDrafts(req, drafts),
      scheduled: await nextScheduled(req, collections),
      stale: await untouched(req, collections),
      releases: await releasesAhead(req),
      missingTranslations: await each((collection) =>
        missingTranslations(req, collection, languages),
      ),
    }
    if (passwordExpiresAt) answer.passwordExpiresAt = passwordExpiresAt
    if (open.includes('inbox')) {
      const unread = await count('inquiries', { isRead: { not_equals: true } })
      answer.inquiries = { unread, total: await count('inquiries') }
      answer.quoteRequests = await waiting('quote-requests')
      answer.waitingInquiries = await openInquiries(req)
      answer.waitingQuotes = await waitingQuotes(req)
      answer.canReply = canSendMail
    }
    if (isSuper) {
      answer.jobApplications = await waiting('job-applications')
      answer.received = await receivedByWeek(req)
      answer.health = await siteHealth(req)
      answer.activity = await latestActivity(req)
    }
    if (open.includes('products')) {
      answer.certificates = await expiringCertificates(req)
      answer.securityNotices = await openNotices(req)
    }
    if (open.includes('content')) {
      answer.missed = {
        search: await missedMost(req, 'search'),
        address: await missedMost(req, 'address'),
      }
    }
    if (open.includes('users')) answer.users = { total: await count('users') }
    return Response.json(answer)
  },
}

/** Collections with drafts of which the overview tells the caller. */
function collectionsOf(req: PayloadRequest): OverviewCollection[] {
  const actor = getActor(req)
  return [
    ...(hasPermission(actor, 'products') ? (['products'] as const) : []),
    ...(hasPermission(actor, 'news') ? (['news'] as const) : []),
    ...(isActingSuperAdmin(req) ? (['jobs'] as const) : []),
    ...(hasPermission(actor, 'content') ? (['pages'] as const) : []),
  ]
}

/** `GET /overview/for-you`: what waits for the caller, small enough for the header of every page. */
export const forYou: Endpoint = {
  path: '/overview/for-you',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const answer: ForYou = {
      mentions: await openMentions(req),
      drafts: await ownDrafts(req, collectionsOf(req)),
    }
    if (hasPermission(getActor(req), 'inbox')) {
      Object.assign(answer, await waitingMessages(req))
    }
    if (isActingSuperAdmin(req)) {
      const { totalDocs } = await req.payload.count({
        collection: 'job-applications',
        where: { status: { equals: 'new' } },
        overrideAccess: false,
        req,
      })
      answer.newApplications = totalDocs
    }
    return Response.json(answer)
  },
}

/** Returns the latest activities of staff, from the activity log. */
async function latestActivity(req: PayloadRequest): Promise<Activity[]> {
  const { docs } = await req.payload.find({
    collection: 'activity-logs',
    sort: '-createdAt',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const titles = await readTitles(
    req,
    docs.flatMap(({ resourceType, resourceId }) =>
      resourceId && isCollection(req, resourceType)
        ? [{ collection: resourceType, id: resourceId }]
        : [],
    ),
  )
  return docs.map(
    ({ id, createdAt, userId, username, action, resourceType, resourceId, details }) => ({
      id: String(id),
      createdAt,
      userId,
      username: username ?? null,
      action,
      resourceType: resourceType ?? null,
      resourceId: resourceId ?? null,
      title: titles.get(`${resourceType} ${resourceId}`) ?? titleIn(Object(details), 'title'),
      fields: fieldsIn(details),
    }),
  )
}

/** Globals are logged, too. */
const isCollection = (req: PayloadRequest, slug: unknown): slug is CollectionSlug =>
  typeof slug === 'string' && Object.hasOwn(req.payload.collections, slug)

function fieldsIn(details: unknown): string[] {
  const { fields } = (details ?? {}) as { fields?: unknown }
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : []
}
