import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { followingFiles } from '../uses/files'
import { findMentions } from '../uses/find'
import { swapIn } from '../uses/move'

/** Most former files by which a picture is known. */
const remembered = 50

/**
 * Notes the file that is replaced: its address leads to the new one (`src/data/media/former-picture.ts`), for pages that are
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
