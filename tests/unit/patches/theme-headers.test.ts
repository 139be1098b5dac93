import { withPayload } from '@payloadcms/next/withPayload'
import { expect, it } from 'vitest'
import { withThemeHeadersInPanel } from '@/src/payload/patches/theme-headers'

const own = { source: '/:path*', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }
const config = withPayload({ headers: async () => [own] })

const themed = (all: { source: string; headers: { key: string }[] }[] = []) =>
  all.filter(({ headers }) => headers.some(({ key }) => key === 'Critical-CH'))

it('keeps the headers of the panel below /admin, and leaves all others', async () => {
  const all = (await withThemeHeadersInPanel(config).headers?.()) ?? []
  expect(all).toContainEqual(own)
  expect(themed(all).map(({ source }) => source)).toEqual(['/admin/:path*'])
})

it('is needed as long as Payload sends them with every page', async () => {
  expect(themed(await config.headers?.()).map(({ source }) => source)).toEqual(['/:path*'])
})
