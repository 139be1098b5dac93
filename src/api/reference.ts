import config from '@payload-config'
import { z } from 'zod'
import { listStaffOperations } from '@/src/payload/operations'
import { version } from '@/package.json'
import { docsPage } from '@/src/contract/docs-page'
import { openApi } from '@/src/contract/openapi'
import type { Operation } from '@/src/contract/operation'
import { exampleNoticePrefix } from '@/src/contract/security-notice'
import { withFallback } from '@/src/data/cache/cached'
import { noticePrefix } from '@/src/data/security-notices'
import { operation } from './operation'

const subject = 'Server'

type OpenApi = ReturnType<typeof openApi>

/**
 * Operations that answer the reference of the API.
 * @param documented returns the operations of this API that the reference shows before those of the staff API
 */
export function referenceOperations(documented: () => Operation[]) {
  // Made once: it takes a second of the processor. A text is kept, which is small.
  let text: string | undefined
  const reference = async () => {
    text ??= JSON.stringify(
      openApi(version, [...documented(), ...listStaffOperations(await config)]),
    )
    return withOwnNumbers(text, await withFallback(noticePrefix(null), exampleNoticePrefix))
  }
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

/** Numbers of security notices in the texts of a document begin as those of this site do. */
const withOwnNumbers = (text: string, prefix: string): OpenApi =>
  JSON.parse(text.replaceAll(`${exampleNoticePrefix}-2026-`, `${prefix}-2026-`)) as OpenApi
