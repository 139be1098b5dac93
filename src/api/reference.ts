import config from '@payload-config'
import { z } from 'zod'
import { staffOperationsOf } from '@/collections/operations'
import { version } from '@/package.json'
import { docsPage } from '@/src/contract/docs-page'
import { openApi } from '@/src/contract/openapi'
import type { Operation } from '@/src/contract/operation'
import { operation } from './operation'

const subject = 'Server'

/**
 * Operations that answer the reference of the API.
 * @param documented returns the operations of this API that the reference shows before those of the staff API
 */
export function referenceOperations(documented: () => Operation[]) {
  const reference = async () =>
    openApi(version, [...documented(), ...staffOperationsOf(await config)])
  return [
    operation({
      method: 'get',
      path: '/openapi.json',
      subject,
      summary: 'This reference as an OpenAPI 3.1 document',
      answer: { status: 200, schema: z.record(z.string(), z.unknown()) },
      refusals: [],
      handler: reference,
    }),
    operation({
      method: 'get',
      path: '/docs',
      subject,
      summary: 'This reference as a page',
      answer: { status: 200, type: 'text/html', schema: z.string() },
      refusals: [],
      handler: async () =>
        new Response(docsPage(await reference()), {
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        }),
    }),
  ]
}
