import { setImmediate as breathe } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { checkedCollections } from '@/src/contract/staff/checks'
import { siteUrl } from '@/src/platform/env'
import { externalUrl } from '@/src/domain/links/link'
import { readContent, storedDocuments } from '../read'

/** Most known links: their states are one entry of the database. */
const maxLinks = 4000

/** Documents read at once: a page in ten languages has some 100 kB. */
const batch = 50

/** Lists the links of published documents to other sites, each address once. */
export async function externalLinks(payload: Payload): Promise<string[]> {
  const req = await createLocalReq({}, payload)
  const found = new Set<string>()
  const ownHost = new URL(siteUrl).host
  for (const collection of checkedCollections) {
    const ids = (await storedDocuments(req, collection, { select: { updatedAt: true } })).map(
      ({ id }) => String(id),
    )
    while (ids.length > 0) {
      const docs = await storedDocuments(req, collection, {
        where: { id: { in: ids.splice(0, batch) } },
      })
      for (const doc of docs) {
        const { isPublic, links } = readContent(req, collection, doc)
        if (!isPublic) continue
        for (const { href } of links) {
          const url = externalUrl(href)
          if (url !== null && new URL(url).host !== ownHost) found.add(url)
        }
        await breathe()
      }
    }
  }
  if (found.size > maxLinks) {
    payload.logger.warn({ count: found.size, max: maxLinks, msg: 'Not all links are checked' })
  }
  return [...found].slice(0, maxLinks)
}
