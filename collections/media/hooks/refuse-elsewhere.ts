import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { approvalRefusal } from '@/src/payload/approvals/may-publish'
import { isSetToBePublished } from '@/src/payload/approvals/refuse-while-scheduled'
import { type ApprovalRule, isApproved, readRules } from '@/src/payload/approvals/rules'
import { Refusal } from '@/src/payload/errors'
import { defaultLanguage } from '@/src/i18n/languages'
import { findMentions, type Named } from '../uses/find'

/**
 * Refuses a change of what a picture shows or says where documents show it that the caller may not change, and where they are
 * public, or are set to be, and the caller needs approval for them: such a change is seen at once, like another picture.
 */
export const refuseElsewhere: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || !originalDoc) return data
  const change = changeOf(data as Picture, originalDoc as Picture, req)
  if (!change) return data
  const rules = await readRules(req)
  for (const { tracked, mentions } of await findMentions(req, originalDoc as Picture & Named)) {
    if ((await tracked.config.access.update({ req })) !== true)
      throw new Refusal(403, `The picture is used in ${tracked.slug}, which you may not edit.`)
    const { slug } = tracked
    const rule = isApproved(slug) ? rules.get(slug) : undefined
    if (!isApproved(slug) || !rule || isExcept(rule, change)) continue
    for (const { id, isDraft, isTrashed } of mentions)
      if (!isTrashed && (!isDraft || (await isSetToBePublished(req, slug, id))))
        throw approvalRefusal()
  }
  return data
}

interface Picture {
  alt?: unknown
  focalX?: unknown
  focalY?: unknown
}

/** The languages in which a change is seen; `all` where its pixels change, or what is shown of them. */
type Change = 'all' | readonly string[]

function changeOf(data: Picture, before: Picture, req: PayloadRequest): Change | undefined {
  const differs = (name: keyof Picture) =>
    data[name] !== undefined && (data[name] ?? null) !== (before[name] ?? null)
  if (req.file || differs('focalX') || differs('focalY')) return 'all'
  if (!differs('alt')) return undefined
  const { locale } = req
  if (locale !== 'all') return [locale ?? defaultLanguage]
  const [now, old] = [Object(data.alt), Object(before.alt)] as Record<string, unknown>[]
  return Object.keys(now ?? {}).filter((lng) => (now?.[lng] ?? null) !== (old?.[lng] ?? null))
}

const isExcept = ({ exceptLanguages }: ApprovalRule, change: Change): boolean =>
  change !== 'all' && change.every((lng) => (exceptLanguages as string[]).includes(lng))
