import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { SecurityNotice } from '@/payload-types'
import { defaultLanguage } from '@/src/i18n/languages'
import { baseScore, rateSeverity } from '@/src/domain/security-notices/csaf/cvss'

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
