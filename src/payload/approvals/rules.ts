import type { PayloadRequest } from 'payload'
import type { SiteSetting } from '@/payload-types'
import type { Role } from '@/src/contract/permissions'
import { type ApprovedCollection, approvedCollections } from '@/src/contract/staff/collection-lists'
import type { Language } from '@/src/i18n/languages'

/** Rule of the site settings for a role that publishes in a collection. */
export interface ApprovalRule {
  /** Languages whose texts it publishes by itself. */
  exceptLanguages: Language[]
  /** True where it may approve the work of other staff. */
  mayApprove: boolean
}

type Rules = Map<ApprovedCollection, ApprovalRule>

/**
 * Returns the rules for the caller, from the published site settings: collections in which publishing needs another
 * person's approval.
 */
export const readRules = (req: PayloadRequest): Promise<Rules> => rulesOfRole(req, req.user?.role)

/** The same of staff of a role. */
export async function rulesOfRole(req: PayloadRequest, role: Role | undefined): Promise<Rules> {
  if (!role) return new Map()
  // Below Payload's operations, which would put their language into the request.
  const stored = await req.payload.db.findGlobal<Partial<SiteSetting>>({
    slug: 'site-settings',
    select: { approvalRules: true },
    req,
  })
  const own = (stored?.approvalRules ?? []).filter(({ roles }) => roles?.includes(role))
  return new Map(
    approvedCollections.flatMap((collection) => {
      const rules = own.filter(({ collections }) => collections?.includes(collection))
      const [first, ...more] = rules
      if (!first) return []
      const inAll = (lng: Language) => more.every((rule) => rule.exceptLanguages?.includes(lng))
      const rule: ApprovalRule = {
        exceptLanguages: (first.exceptLanguages ?? []).filter(inAll),
        mayApprove: rules.every((one) => one.mayApprove === true),
      }
      return [[collection, rule] as const]
    }),
  )
}

export const isApproved = (slug: unknown): slug is ApprovedCollection =>
  approvedCollections.includes(slug as ApprovedCollection)

export type Doc = Record<string, unknown>

export const isPublic = (doc: Doc | null | undefined): doc is Doc =>
  doc?._status === 'published' && !doc.deletedAt
