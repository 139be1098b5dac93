import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { SecurityNotice, SecurityNotice as NoticeDoc } from '@/payload-types'
import { baseScore, rateSeverity } from '@/src/domain/security-notices/csaf/cvss'
import {
  findProblems,
  nextNumber,
  numberPrefix,
  problemsOfGrowth,
} from '@/src/domain/security-notices/problems'
import { toNotice } from '@/src/domain/security-notices/to-notice'
import { defaultLanguage } from '@/src/i18n/languages'

/** Gives a notice the next number of the year where it has none, and makes its address of the number. */
export const numberNotice: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const given: unknown = data.number === undefined ? originalDoc?.number : data.number
  const number =
    typeof given === 'string' && given.trim() !== ''
      ? given.trim().toUpperCase()
      : await unusedNumber(req)
  return { ...data, number, slug: slugOf(number) }
}

/** Small letters, digits and single hyphens, whatever staff type: what is no number is refused at publishing. */
const slugOf = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'notice'

async function unusedNumber(req: PayloadRequest): Promise<string> {
  const { securityNoticePrefix, companyName } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  })
  const prefix = numberPrefix(securityNoticePrefix, companyName)
  const year = new Date().getUTCFullYear()
  const { docs } = await req.payload.find({
    collection: 'security-notices',
    where: { number: { like: `${prefix}-${year}-` } },
    sort: '-number',
    limit: 1,
    depth: 0,
    trash: true,
    select: { number: true },
    req,
  })
  return nextNumber(prefix, year, docs[0]?.number ?? null)
}

/**
 * Fills in what staff may leave out: scores and severity from the vectors, names of products, numbers and dates of
 * versions, and the first version of what is published without one.
 */
export const completeNotice: CollectionBeforeChangeHook<SecurityNotice> = async ({
  data,
  req,
}) => ({
  ...data,
  ...withScores(data),
  ...(data.products ? { products: await withNames(data.products, req) } : {}),
  revisions: withVersions(data),
})

function withScores({ vulnerabilities }: Partial<SecurityNotice>): Partial<SecurityNotice> {
  if (!vulnerabilities) return {}
  const rows = vulnerabilities.map((row) => ({ ...row, score: baseScore(row.vector) }))
  const scores = rows.flatMap(({ score }) => score ?? [])
  return {
    vulnerabilities: rows,
    ...(scores.length > 0 ? { severity: rateSeverity(Math.max(...scores)) } : {}),
  }
}

/** The English names: the document of a notice is in English. */
async function withNames(
  rows: NonNullable<SecurityNotice['products']>,
  req: PayloadRequest,
): Promise<NonNullable<SecurityNotice['products']>> {
  const ids = rows.flatMap(({ name, product }) =>
    !name && typeof product === 'string' ? product : [],
  )
  if (ids.length === 0) return rows
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { in: ids } },
    locale: defaultLanguage,
    select: { name: true },
    pagination: false,
    depth: 0,
    req,
  })
  const names = new Map(docs.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...row,
    name: row.name || (typeof row.product === 'string' ? names.get(row.product) : undefined),
  }))
}

function withVersions({ revisions, _status }: Partial<SecurityNotice>) {
  const rows = revisions ?? []
  const now = new Date().toISOString()
  if (rows.length === 0) {
    return _status === 'published' ? [{ version: 1, date: now, summary: 'First version' }] : rows
  }
  return rows.map((row, index) => ({
    ...row,
    version: row.version ?? index + 1,
    date: row.date ?? now,
  }))
}

/**
 * Refuses to publish what is no valid CSAF document, and a change of what is public that does not come with a new version.
 * Drafts may be anything. The seed, whose texts are those of the files, may change what it wrote.
 */
export const checkNotice: CollectionBeforeChangeHook<NoticeDoc> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const doc = { ...originalDoc, ...data } as NoticeDoc
  if (doc._status !== 'published') return data
  const isWritten = (req.locale ?? defaultLanguage) === defaultLanguage
  const notice = toNotice(doc, linksOf(doc))
  // Texts of another language may be missing: visitors then get the English ones.
  const found = isWritten ? findProblems(notice, doc) : []
  const before = originalDoc?.id ? await published(originalDoc.id, req) : null
  const grown =
    before && !req.context.disableRevalidate
      ? problemsOfGrowth(toNotice(before, linksOf(before)), notice, isWritten)
      : []
  const errors = [...found, ...grown]
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors })
  return data
}

/** Which notice takes its place matters here, not what that is called. */
const linksOf = ({ supersededBy }: NoticeDoc) => ({
  productOf: () => null,
  successorOf: () =>
    supersededBy ? { slug: '', number: JSON.stringify(supersededBy), title: '' } : null,
})

/** Returns the published notice; `originalDoc` may be a later draft. */
async function published(id: string, req: PayloadRequest): Promise<NoticeDoc | null> {
  const doc = await req.payload.findByID({
    collection: 'security-notices',
    id,
    draft: false,
    trash: true,
    depth: 0,
    locale: req.locale ?? defaultLanguage,
    disableErrors: true,
    req,
  })
  return doc?._status === 'published' ? doc : null
}
