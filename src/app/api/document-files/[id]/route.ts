import { DocumentCodeInput } from '@/src/contract/document'
import { openByCode, serveDocumentFile } from '@/src/data/document-files'
import { languageOf } from '@/src/i18n/language-of'
import { seeOtherDownload } from '@/src/data/see-other-download'
import { clientAddress } from '@/src/lib/http/client-address'
import { methods } from '@/src/lib/http/methods'
import { isPlainForm, readPlainForm } from '@/src/lib/http/plain-form'
import { readJson } from '@/src/lib/http/read-body'

/** A file of a document, whole or in parts; opened by a code where the document asks for one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ id: string }>(
  {
    GET: (request, { id }) =>
      serveDocumentFile(request, id, request.nextUrl.searchParams.get('key')),
    POST: async (request, { id }) => {
      const client = clientAddress(request.headers)
      const open = async (input: Record<string, unknown>) =>
        openByCode(id, DocumentCodeInput.parse(input).code, client)
      if (!isPlainForm(request)) {
        const { url } = await open(await readJson(request))
        return Response.json({ url })
      }
      const form = await readPlainForm(request, [])
      return seeOtherDownload(request, languageOf(request), async () => ({
        path: `/api${(await open(form)).url}`,
      }))
    },
  },
  { missing: 'File not found' },
)
