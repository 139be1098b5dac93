import config from '@payload-config'
import { allOperations } from '@/collections/operations'
import { version } from '@/package.json'
import { docsPage } from '@/src/contract/docs-page'
import { openApi } from '@/src/contract/openapi'
import { methods } from '@/src/lib/http/methods'

/** The reference of this API as a page, which needs neither scripts nor anything from elsewhere. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async () =>
    new Response(docsPage(openApi(version, allOperations(await config))), {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
})
