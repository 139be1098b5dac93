import type { NextRequest } from 'next/server'
import { z } from 'zod'
import {
  DocumentCodeAnswer,
  DocumentCodeInput,
  DocumentFileAnswer,
  DocumentList,
  DocumentQuery,
  DocumentRequestAnswer,
  DocumentRequestInput,
  DownloadDocument,
} from '@/src/contract/document'
import {
  openByCode,
  serveDocumentFile,
  slugOfRelease,
  uploadDocumentFile,
} from '@/src/data/downloads/document-files'
import { withFallback } from '@/src/data/cache/cached'
import { requestDocument } from '@/src/data/downloads/document-requests'
import { findDocuments, getDocument } from '@/src/data/downloads/documents'
import { negotiateLanguage } from '@/src/i18n/language-cookie'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { codeFormId, mailFormId } from '@/src/domain/downloads'
import { clientAddress } from '@/src/platform/http/client-address'
import {
  type FormFields,
  isPlainForm,
  readPlainForm,
} from '@/src/platform/private-files/receive-form'
import { readJson } from '@/src/platform/http/read-body'
import { withoutTraps } from '@/src/platform/http/trap-fields'
import { slugPattern } from '@/src/platform/text/slug'
import { operation, read } from './operation'
import { answerForm } from './visitor-form'

const subject = 'Documents'

const idOrSlug = { id: 'Id or slug' }

const missing = 'File not found'

export const documentOperations = [
  read({
    path: '/documents',
    subject,
    summary: 'Data sheets, manuals and what else is given out, by title',
    query: DocumentQuery,
    answer: DocumentList,
    handler: ({ lng, query }) => findDocuments({ lng, ...query }),
  }),
  read({
    path: '/documents/{id}',
    subject,
    summary: 'One document with all its releases',
    parameters: idOrSlug,
    answer: DownloadDocument,
    missing: 'Document not found',
    handler: ({ lng, params }) => getDocument({ lng, key: params.id }),
  }),
  operation({
    method: 'post',
    path: '/documents/{id}/requests',
    subject,
    summary: 'Has links to the files of a document sent to an address, where its gate is `mail`',
    parameters: idOrSlug,
    isLocalized: true,
    body: { schema: DocumentRequestInput },
    answer: { status: 201, schema: DocumentRequestAnswer },
    refusals: [400, 403, 404, 413, 415, 429, 503],
    handler: ({ request, params, lng }) => requestByMail(request, params.id, lng),
  }),
  operation({
    method: 'get',
    path: '/document-files/{id}',
    subject,
    summary: 'A file, as a download that `Range` and `If-Range` resume; its ETag is its checksum',
    parameters: { id: 'Id of the release' },
    query: z.object({
      key: z.string().optional().describe('Of the link, where the document is not open'),
    }),
    answer: {
      status: 200,
      type: 'application/octet-stream',
      schema: z.string().meta({ format: 'binary' }),
    },
    refusals: [403, 404],
    missing,
    handler: ({ request, params, query }) =>
      serveDocumentFile(request, params.id, query.key ?? null),
  }),
  operation({
    method: 'post',
    path: '/document-files/{id}',
    subject,
    summary: 'Opens a file by the code of its document, where its gate is `code`',
    parameters: { id: 'Id of the release' },
    body: { schema: DocumentCodeInput },
    answer: { status: 200, schema: DocumentCodeAnswer },
    refusals: [400, 403, 404, 413, 415, 429],
    missing,
    handler: ({ request, params }) => openWithCode(request, params.id),
  }),
  operation({
    method: 'post',
    path: '/document-files',
    subject,
    summary:
      'Stores a file for a document: PDF, ZIP, Office, STEP, DXF, DWG or a picture, up to 100 MB. `releases[].file` of a document names its key',
    body: {
      type: 'multipart/form-data',
      schema: z.strictObject({ file: z.string().meta({ format: 'binary' }) }),
    },
    answer: { status: 201, schema: DocumentFileAnswer },
    refusals: [400, 401, 403, 413],
    isForStaff: true,
    handler: async ({ request }) =>
      Response.json(await uploadDocumentFile(request), { status: 201 }),
  }),
]

/** Takes the request as JSON, or from the form of the document's page. */
const requestByMail = (request: NextRequest, key: string, lng: Language): Promise<Response> =>
  answerForm(request, {
    id: mailFormId,
    status: 201,
    take: async (fields) => {
      const input = isPlainForm(request)
        ? await readPlainForm(request, DocumentRequestInput, ['consent'], fields)
        : await readJson(request)
      return requestDocument(input, { key, lng, client: clientAddress(request.headers) })
    },
    next: () => `${addressIn(lng, '/downloads')}?notice=sent`,
    page: (fields) =>
      pageOfDocument(lng, fields, async () => (await getDocument({ lng, key }))?.slug),
  })

/** Takes the code as JSON, or from the form of the document's page. */
function openWithCode(request: NextRequest, id: string): Promise<Response> {
  const lng = negotiateLanguage(request)
  return answerForm(request, {
    id: codeFormId(id),
    status: 200,
    take: async (fields) => {
      const input = isPlainForm(request)
        ? await readPlainForm(request, DocumentCodeInput, [], fields)
        : await readJson(request)
      const { code } = DocumentCodeInput.parse(withoutTraps(input))
      return { url: await openByCode(id, code, clientAddress(request.headers)) }
    },
    next: ({ url }) => `/api${url}`,
    page: (fields) => {
      // Which of the forms of its page it is.
      fields.release = id
      return pageOfDocument(lng, fields, () => slugOfRelease(id))
    },
  })
}

/** Address of the page with the form, which names its document; that of all documents where there is no such page. */
async function pageOfDocument(
  lng: Language,
  { document = '' }: FormFields,
  find: () => Promise<string | undefined>,
): Promise<string> {
  const slug = slugPattern.test(document) ? document : await withFallback(find(), undefined)
  return addressIn(lng, slug === undefined ? '/downloads' : `/downloads/${slug}`)
}
