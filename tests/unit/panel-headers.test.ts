import { withPayload } from '@payloadcms/next/withPayload'
import { expect, it } from 'vitest'
import { panelHeaders } from '@/src/platform/http/security-headers'

it('the panel has the headers that Payload would send with every page', async () => {
  const ofPayload = await withPayload({ poweredByHeader: false }).headers?.()
  expect(ofPayload).toEqual([{ ...panelHeaders, source: '/:path*' }])
})
