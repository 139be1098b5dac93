import { uploadDocumentFile } from '@/src/data/document-files'
import { methods } from '@/src/lib/http/methods'

/** Takes a file for a document from staff: multipart, in the field `file`, as large as it comes up to 100 MB. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => Response.json(await uploadDocumentFile(request), { status: 201 }),
})
