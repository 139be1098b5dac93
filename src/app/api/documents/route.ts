import { DocumentQuery } from '@/src/contract/document'
import { findDocuments } from '@/src/data/documents'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** Documents that are given out, all or those that are asked for. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => {
    const asked = DocumentQuery.parse(Object.fromEntries(request.nextUrl.searchParams))
    return findDocuments({ lng: languageOf(request), ...asked })
  },
})
