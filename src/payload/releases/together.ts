import type { PayloadRequest } from 'payload'
import type { SiteSetting } from '@/payload-types'
import type { SitePart } from '@/src/domain/checks/surroundings'
import type { DocumentName } from '@/src/contract/staff/releases'
import { isReleasedGlobal } from '@/src/contract/staff/released-collections'
import { listClosedModules, type ModuleName } from '@/src/domain/settings/modules'
import type { TogetherContext } from '../checks/hooks/forbid-findings'
import { partOfDocuments } from '../checks/site'
import { latestVersions } from './stored'

/**
 * Tells the checks of each document of a release what the others will be once it is published: two new pages may lead to
 * each other, and to what the settings among them turn on. Their drafts are read once, and only where a check forbids
 * publishing.
 */
export function togetherContext(req: PayloadRequest, items: DocumentName[]): TogetherContext {
  let part: Promise<SitePart> | undefined
  return { publishedTogether: () => (part ??= read(req, items)) }
}

async function read(req: PayloadRequest, items: DocumentName[]): Promise<SitePart> {
  const documents: Parameters<typeof partOfDocuments>[1] = []
  let closed: ModuleName[] | undefined
  for (const { collection, id } of items) {
    const version = (await latestVersions(req, collection, [id])).get(id)?.version
    if (!version) continue
    if (isReleasedGlobal(collection))
      closed = listClosedModules(version.modules as SiteSetting['modules'])
    else documents.push({ collection, doc: { ...version, id, _status: 'published' } })
  }
  return { ...partOfDocuments(req, documents), ...(closed ? { closedModules: closed } : {}) }
}
