import type { PayloadRequest, SanitizedGlobalConfig } from 'payload'
import type { ReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { preserveLocale } from '../preserve-locale'

/** A document with all its languages, as the database keeps it. */
export type StoredDocument = Record<string, unknown> & { id: string; updatedAt: string }

/** A version of a document; that of a global has its name for a parent. */
export interface StoredVersion {
  parent: string
  updatedAt: string
  version: Record<string, unknown> & { _status?: string | null }
}

/** The configuration of a global that a release can publish. */
export const globalConfig = (
  { payload }: PayloadRequest,
  slug: ReleasedGlobal,
): SanitizedGlobalConfig => payload.globals.config.find((one) => one.slug === slug) as never

/** Returns the public state of a global; null where it was never saved. */
export async function storedGlobal(
  req: PayloadRequest,
  slug: ReleasedGlobal,
): Promise<StoredDocument | null> {
  // Databases differ in what they answer where there is none.
  const found = await req.payload.db.findGlobal<Partial<StoredDocument>>({
    slug,
    locale: 'all',
    req,
  })
  return found?.updatedAt ? ({ ...found, id: slug } as StoredDocument) : null
}

/** The same of one that was never saved, which visitors see with the values that its fields begin with. */
export async function publicGlobal(
  req: PayloadRequest,
  slug: ReleasedGlobal,
): Promise<StoredDocument> {
  const stored = await storedGlobal(req, slug)
  if (stored) return stored
  const read = await preserveLocale(req, () =>
    req.payload.findGlobal({ slug, locale: 'all', depth: 0, req }),
  )
  return { ...read, id: slug, updatedAt: '' }
}

/** Returns the former state of a global, with the present values of the fields that the caller may not update. */
export async function withLockedValues(
  req: PayloadRequest,
  slug: ReleasedGlobal,
  before: StoredDocument,
): Promise<StoredDocument> {
  const now = await publicGlobal(req, slug)
  return { ...before, ...(await lockedValues(globalConfig(req, slug), now, req)) }
}

export async function latestGlobalVersion(
  req: PayloadRequest,
  slug: ReleasedGlobal,
): Promise<StoredVersion | undefined> {
  const { docs } = await req.payload.db.findGlobalVersions({
    global: slug,
    where: { latest: { equals: true } },
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
  })
  const [latest] = docs
  return latest && { ...latest, parent: slug }
}

/**
 * The present values of the fields of a global that the caller may not update: what gives it back an earlier state keeps
 * them.
 * @param current as it is stored
 */
export async function lockedValues(
  global: SanitizedGlobalConfig,
  current: Record<string, unknown>,
  req: PayloadRequest,
): Promise<Record<string, unknown>> {
  const locked: Record<string, unknown> = {}
  for (const field of global.flattenedFields) {
    const rule = 'access' in field ? field.access?.update : undefined
    if (rule && !(await rule({ req, data: current, doc: current }))) {
      locked[field.name] = current[field.name]
    }
  }
  return locked
}
