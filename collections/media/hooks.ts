import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'
import { approvalRefusal } from '@/src/payload/approvals/may-publish'
import { isSetToBePublished } from '@/src/payload/approvals/refuse-while-scheduled'
import { type ApprovalRule, isApproved, readRules } from '@/src/payload/approvals/rules'
import { Refusal } from '@/src/payload/errors'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { followingFiles } from './uses/files'
import { findMentions, type Named } from './uses/find'
import { swapIn } from './uses/move'

interface Size {
  filename?: string | null
  url?: string | null
}

/** Gives every width of a picture the address under which this site serves it. */
export const addressSizes: CollectionAfterReadHook = ({ doc }) => {
  const sizes = Object.entries((doc.sizes ?? {}) as Record<string, Size | null>)
  const addressed = sizes.map(([name, size]) => [
    name,
    size?.filename ? { ...size, url: uploadUrl(size.filename) } : size,
  ])
  return { ...doc, ...(doc.sizes ? { sizes: Object.fromEntries(addressed) } : {}) }
}

/** Most former files by which a picture is known. */
const remembered = 50

/**
 * Notes the file that is replaced: its address leads to the new one (`src/data/media/pictures.ts`), for pages that are
 * kept somewhere, links and mails.
 */
export const rememberFile: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = originalDoc as { filename?: string; formerFiles?: string[] | null } | undefined
  if (operation !== 'update' || !before?.filename || !data.filename) return data
  if (data.filename === before.filename) return data
  const formerFiles = [before.filename, ...(before.formerFiles ?? [])].slice(0, remembered)
  return { ...data, formerFiles }
}

/**
 * Gives documents the new address of a picture whose file was replaced: every file has a name of its
 * own, so that browsers may keep it for good.
 */
export const followFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!previousDoc?.filename || previousDoc.filename === doc.filename) return doc
  const files = followingFiles(previousDoc, doc)
  for (const { tracked, mentions } of await findMentions(req, previousDoc)) {
    const ids = mentions.filter(({ by, name }) => by === 'file' && files.has(name))
    for (const id of new Set(ids.map((mention) => mention.id))) {
      await swapIn(req, tracked, id, ({ by, name }) =>
        by === 'file' ? files.get(name) : undefined,
      )
    }
  }
  return doc
}

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

/** Refuses to delete a picture that stands anywhere, whether published, drafted or in the trash. */
export const refuseWhileShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (picture && (await findMentions(req, picture)).length > 0)
    throw new Refusal(409, 'This picture is still in use. Take it out there first.')
}
