import config from '@payload-config'
import { allOperations } from '@/collections/operations'
import { version } from '@/package.json'
import { openApi } from '@/src/contract/openapi'
import { methods } from '@/src/lib/http/methods'

/** The reference of this API as an OpenAPI 3.1 document. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async () => openApi(version, allOperations(await config)),
})
