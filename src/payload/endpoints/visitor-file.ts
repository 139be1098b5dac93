import type { Endpoint } from 'payload'
import { servePrivateFile } from '@/src/platform/private-files/serve'
import type { PrivateFile } from '@/src/platform/private-files/store'
import { Refusal } from '../errors'
import { mustBeAllowed } from './call'

/** Collections whose records hold files that visitors sent. */
export type VisitorFileCollection = 'quote-requests' | 'job-applications'

/**
 * `GET /{collection}/{id}/files/{file}`: a file of one record, for those who may read the record. It is named by the
 * last part of its key, and found through the record alone: no key opens a file of another one.
 */
export const visitorFile = (collection: VisitorFileCollection): Endpoint => ({
  path: '/:id/files/:file',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'read')
    const { id, file } = req.routeParams as { id: string; file: string }
    const record = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    const files = (record?.files ?? []) as PrivateFile[]
    const found = files.find(({ key }) => key.split('/').at(-1) === file)
    const answer = found && (await servePrivateFile(found, req.headers))
    if (!answer) throw new Refusal(404, 'File not found')
    return answer
  },
})
