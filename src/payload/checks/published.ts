import { setImmediate as breathe } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { checks, runChecks } from '@/src/domain/checks'
import type { Finding } from '@/src/domain/checks/check'
import { makeContext, type Site } from '@/src/domain/checks/surroundings'
import type { CheckedCollection } from '@/src/contract/staff/checks'
import { singleton } from '@/src/platform/singleton'
import { readCollectionState } from '../endpoints/collection-state'
import { readContent, readPictures, type Stored, storedDocuments } from './read'

const ownChecks = checks.filter(({ asksSite }) => !asksSite)
const siteChecks = checks.filter(({ asksSite }) => asksSite)

/**
 * The findings of checks that ask for nothing but the document and the languages of the site: kept until one of them changes.
 * Checks that ask the site run at every call.
 */
const known = singleton(
  'checked-documents',
  () => new Map<string, { judged: string; findings: Finding[] }>(),
)

/** Findings of whole collections, valid as long as neither the collection, the site nor pictures change. */
const foundLast = singleton(
  'checked-collections',
  () => new Map<CheckedCollection, { site: Site; state: string; checked: Checked[] }>(),
)

/** Most documents with findings that are kept: for more, all is read again. */
const maxKept = 200

/** Documents read at once: a page in ten languages has some 100 kB. */
const batch = 50

export interface Checked {
  collection: CheckedCollection
  doc: Stored
  findings: Finding[]
}

/**
 * Checks what is published of a collection, until the time is over.
 * @param deadline ms since the epoch
 * @returns the documents with findings, and how many were not checked
 */
export async function checkPublished(
  req: PayloadRequest,
  collection: CheckedCollection,
  { site, deadline }: { site: Site; deadline: number },
): Promise<{ checked: Checked[]; pending: number }> {
  const state = `${await readCollectionState(req, collection)} ${await readCollectionState(req, 'media')}`
  const last = foundLast.get(collection)
  if (last?.site === site && last.state === state) return { checked: last.checked, pending: 0 }
  const ids = site.records.filter((record) => record.collection === collection).map(({ id }) => id)
  const checked: Checked[] = []
  while (ids.length > 0 && Date.now() < deadline) {
    const docs = await storedDocuments(req, collection, {
      where: { id: { in: ids.splice(0, batch) } },
    })
    const read = docs.map((doc) => ({ doc, content: readContent(req, collection, doc) }))
    const pictures = await readPictures(
      req,
      read.map(({ content }) => content),
    )
    const around = makeContext(site, (id) => pictures.get(id))
    for (const { doc, content } of read) {
      const key = `${collection} ${content.id}`
      const judged = `${String(doc.updatedAt)} ${site.languages.join()}`
      const before = known.get(key)
      const own =
        before?.judged === judged ? before.findings : runChecks(content, around, ownChecks)
      if (own !== before?.findings) {
        known.set(key, { judged, findings: own })
        // The server answers others between two documents.
        await breathe()
      }
      const findings = [...own, ...runChecks(content, around, siteChecks)]
      if (findings.length > 0) checked.push({ collection, doc, findings })
    }
  }
  if (ids.length === 0 && checked.length <= maxKept)
    foundLast.set(collection, { site, state, checked })
  return { checked, pending: ids.length }
}
