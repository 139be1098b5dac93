import { requestDocument } from '@/src/data/document-requests'
import { languageOf } from '@/src/i18n/language-of'
import { clientAddress } from '@/src/lib/http/client-address'
import { methods } from '@/src/lib/http/methods'
import { isPlainForm, readPlainForm } from '@/src/lib/http/plain-form'
import { readJson } from '@/src/lib/http/read-body'
import { seeOtherDownload } from '@/src/data/see-other-download'

/** Asks for a link to a document by mail: as JSON, or from the form of its page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ id: string }>({
  POST: async (request, { id }) => {
    const who = { key: id, lng: languageOf(request), client: clientAddress(request.headers) }
    if (!isPlainForm(request)) {
      return Response.json(await requestDocument(await readJson(request), who), { status: 201 })
    }
    const form = await readPlainForm(request, ['consent'])
    return seeOtherDownload(request, who.lng, async () => {
      await requestDocument(form, who)
      return { notice: 'sent' }
    })
  },
})
