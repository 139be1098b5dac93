import type { Endpoint, PayloadRequest } from 'payload'
import { builtInPageAt } from '@/src/content/starter'
import { PageStart } from '@/src/contract/staff/setup'
import { defaultLanguage } from '@/src/i18n/languages'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { siteReader, writeBeginning } from '@/src/payload/setup/starter-pages'

/**
 * `POST /pages/start`: makes the page of a documented address that has none. A built-in page that shows something
 * becomes a published one that shows the same, for visitors must not miss it; any other a draft.
 */
export const startPage: Endpoint = {
  path: '/start',
  method: 'post',
  handler: async (req: PayloadRequest) => {
    await mustBeAllowed(req, 'pages', 'create')
    const { path } = await parseInput(req, PageStart)
    const siteIn = siteReader(req)
    const page = builtInPageAt(path, await siteIn(defaultLanguage))
    if (!page) throw fieldRefusal('path', 'There is no built-in page at this address')
    await refuseTaken(req, path)
    const { id, title, isPublished } = await writeBeginning(req, page, siteIn)
    const message = isPublished ? `“${title}” is yours to edit now` : `“${title}” is a draft now`
    return Response.json({ id, message }, { status: 201 })
  },
}

/** @throws Refusal 409 that names the page by its id, for the caller to go on with, unless it is in the trash */
async function refuseTaken({ payload }: PayloadRequest, path: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    select: { deletedAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  })
  const [page] = docs
  if (page?.deletedAt) throw new Refusal(409, 'A page with this address is in the trash')
  if (page) throw new Refusal(409, 'There is a page with this address already', { id: page.id })
}
