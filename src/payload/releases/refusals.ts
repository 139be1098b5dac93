import type { PayloadRequest } from 'payload'
import { type DocumentName, type ReleaseRefusal, documentKey } from '@/src/contract/staff/releases'
import { isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { mayPublish } from '@/src/platform/database/may-update'
import { approvalNeeded, mayPublishLatest } from '../approvals/may-publish'
import { Refusal } from '../errors'
import { titlesOfDrafts } from './titles'

/** A document that refuses, and why. */
export interface Refused extends DocumentName {
  message: string
}

/**
 * Names every document that refuses. Nothing of the release has changed then.
 * @param what begins the message, such as "Not published"
 */
export async function releaseRefusal(
  req: PayloadRequest,
  { status, what, refused }: { status: 403 | 409; what: string; refused: Refused[] },
): Promise<Refusal> {
  const titles = await titlesOfDrafts(req, refused)
  const named: ReleaseRefusal[] = refused.map(({ collection, id, message }) => ({
    collection,
    id,
    title: titles.get(documentKey({ collection, id })) ?? null,
    message,
  }))
  const sentences = named.map(({ title, id, message }) => `${title ?? id}: ${message}`)
  return new Refusal(status, `${what}. ${sentences.join(' ')}`, { refused: named })
}

/** @throws Refusal 403 that names every document that the caller may not publish */
export async function mustPublishAll(
  req: PayloadRequest,
  items: DocumentName[],
  what: string,
): Promise<void> {
  const refused: Refused[] = []
  for (const { collection, id } of items) {
    if (!(await mayPublish(req, { collection, id })))
      refused.push({ collection, id, message: 'You are not allowed to publish this.' })
    // Approvals are asked for documents alone.
    else if (!isReleasedGlobal(collection) && !(await mayPublishLatest(req, collection, id)))
      refused.push({ collection, id, message: approvalNeeded })
  }
  if (refused.length > 0) throw await releaseRefusal(req, { status: 403, what, refused })
}
