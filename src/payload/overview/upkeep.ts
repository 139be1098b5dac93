import { isolateObjectProperty, type PayloadRequest } from 'payload'
import {
  type ExpiringCertificate,
  type OpenNotice,
  type Overview,
  type OverviewCollection,
  staleAfterDays,
} from '@/src/contract/staff/overview'
import { warningDays } from '@/src/domain/publishing/validity'
import { companyDay } from '@/src/domain/settings/company'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { titleField, titleIn } from '@/src/payload/titles'
import { singleton } from '@/src/platform/singleton'
import { addDays, storedFrom, storedUntil, toDay } from '@/src/platform/time/days'
import { readCollectionState } from '../endpoints/collection-state'

/** Active certificates that end soon or ended lately: staff renew them, or take what names them from the pages. */
export async function expiringCertificates(req: PayloadRequest): Promise<ExpiringCertificate[]> {
  const today = await companyDay(req.payload, req)
  const { docs } = await req.payload.find({
    collection: 'certificates',
    where: {
      and: [
        { isActive: { equals: true } },
        { lastDay: { greater_than_equal: storedFrom(addDays(today, -warningDays)) } },
        { lastDay: { less_than_equal: storedUntil(addDays(today, warningDays)) } },
      ],
    },
    sort: 'lastDay',
    // All of them: those that have ended come first, and none may push out one that is about to.
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, standard, number, lastDay }) => {
    const last = toDay(lastDay) ?? ''
    return { id, standard, number, lastDay: last, isExpired: last < today }
  })
}

/** Security notices that are not finished: drafts, changes that are not published, and interim ones. */
export async function openNotices(req: PayloadRequest): Promise<OpenNotice[]> {
  const { docs } = await req.payload.find({
    collection: 'security-notices',
    draft: true,
    where: { or: [{ _status: { equals: 'draft' } }, { isInterim: { equals: true } }] },
    sort: '-updatedAt',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, number, title, _status }) => ({
    id,
    number: number ?? '',
    title: title || null,
    isDraft: _status === 'draft',
  }))
}

const dayMs = 24 * 60 * 60 * 1000

/** Published records that were not saved for `staleAfterDays`, the oldest first. News are left out: they need no care. */
export async function untouched(
  req: PayloadRequest,
  collections: OverviewCollection[],
): Promise<Overview['stale']> {
  const maxEntries = 5
  const before = new Date(Date.now() - staleAfterDays * dayMs).toISOString()
  const lists = await Promise.all(
    collections
      .filter((collection) => collection !== 'news')
      .map(async (collection) => {
        const field = titleField(req, collection)
        const { docs } = (await req.payload.find({
          collection,
          where: {
            and: [
              { updatedAt: { less_than: before } },
              { _status: { equals: 'published' } },
              ...(collection === 'pages' ? [] : [{ isActive: { equals: true } }]),
            ],
          },
          select: { [field]: true, updatedAt: true } as never,
          sort: 'updatedAt',
          limit: maxEntries,
          pagination: false,
          depth: 0,
          overrideAccess: false,
          req,
        })) as { docs: { id: string; updatedAt: string }[] }
        return docs.map((doc) => ({
          collection,
          id: String(doc.id),
          title: titleIn(doc, field),
          updatedAt: doc.updatedAt,
        }))
      }),
  )
  return lists
    .flat()
    .sort((a, b) => a.updatedAt.localeCompare(b.updatedAt))
    .slice(0, maxEntries)
}

type Missing = Record<string, number>

/** Counted once for a state of a collection: nine languages are nine walks through all of it. */
const counted = singleton(
  'missing-translations',
  () => new Map<OverviewCollection, { state: string; missing: Missing }>(),
)

/** Per language of the site, how many records of a collection have no title in it. */
export async function missingTranslations(
  req: PayloadRequest,
  collection: OverviewCollection,
  languages: readonly Language[],
): Promise<Missing> {
  const state = `${await readCollectionState(req, collection)} ${languages.join()}`
  const known = counted.get(collection)
  if (known?.state === state) return known.missing
  const field = titleField(req, collection)
  const missing: Missing = {}
  for (const locale of languages) {
    if (locale === defaultLanguage) continue
    const { totalDocs } = await req.payload.count({
      collection,
      where: { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] },
      locale,
      overrideAccess: false,
      // Payload writes the locale into the request that it is given, and what is read next follows it.
      req: isolateObjectProperty(req, 'locale'),
    })
    missing[locale] = totalDocs
  }
  counted.set(collection, { state, missing })
  return missing
}
