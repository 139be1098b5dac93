import type { CollectionSlug, Endpoint } from 'payload'
import { hasPermission, permissions } from '@/src/contract/permissions'
import { type Overview, type OverviewCollection } from '@/src/contract/staff/overview'
import { getActor, isActingSuperAdmin } from '../access/rules'
import { requireStaff } from '../endpoints/call'
import { readOfferedLanguages } from '../translations/offered-languages'
import { latestActivity } from './activity'
import { expiringCertificates, missingTranslations, openNotices, untouched } from './upkeep'
import { countByState, latestDrafts } from './drafts'
import { siteHealth } from './health'
import { missedMost, receivedByWeek, waitingInquiries, waitingQuotes } from './visitors'
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
    const collections: OverviewCollection[] = [
      ...(open.includes('products') ? (['products'] as const) : []),
      ...(open.includes('news') ? (['news'] as const) : []),
      ...(isSuper ? (['jobs'] as const) : []),
      ...(open.includes('content') ? (['pages'] as const) : []),
    ]
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
    const answer: Overview = {
      user: { id: String(id), username, role, permissions: listed ?? [] },
      rights: [...open, ...(isSuper ? ['jobs', 'inquiries', 'activity'] : [])],
      collections: await each((collection) => countByState(req, collection)),
      drafts: await latestDrafts(req, collections),
      scheduled: await nextScheduled(req, collections),
      stale: await untouched(req, collections),
      releases: await releasesAhead(req),
      missingTranslations: await each((collection) =>
        missingTranslations(req, collection, languages),
      ),
    }
    if (passwordExpiresAt) answer.passwordExpiresAt = passwordExpiresAt
    if (isSuper) {
      const unread = await count('inquiries', { isRead: { not_equals: true } })
      answer.inquiries = { unread, total: await count('inquiries') }
      answer.quoteRequests = await waiting('quote-requests')
      answer.jobApplications = await waiting('job-applications')
      answer.received = await receivedByWeek(req)
      answer.waitingInquiries = await waitingInquiries(req)
      answer.waitingQuotes = await waitingQuotes(req)
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
