import { beforeEach, describe, expect, it, vi } from 'vitest'
import { roles } from '@/src/contract/permissions'

const secret = '5f1d0c9be27a4d3f8e6b1a7c9d0e2f4a5b6c7d8e9f0a1b2c'

const settable = [
  'PAYLOAD_SECRET',
  'DATABASE_URI',
  'SITE_URL',
  'PORT',
  'TRUST_PROXY',
  'INITIAL_PASSWORD_DAYS',
  'REQUIRE_SECOND_FACTOR',
  'PAYLOAD_DROP_DATABASE',
  'CDN_PURGE',
  'CDN_PURGE_TOKEN',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

/** The module as a process with these settings alone would have it. */
async function envWith(settings: Record<string, string>) {
  for (const name of settable) {
    vi.stubEnv(name, settings[name])
  }
  return import('@/src/platform/env')
}

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})

describe('the environment', () => {
  it.each([
    ['nothing', undefined],
    ['too short', 'a1b2c3d4'],
    ['an example', 'change-me-change-me-change-me-change-me'],
    ['one letter', 'x'.repeat(40)],
    ['Payload’s example', 'YOUR_SECRET_HERE_YOUR_SECRET_HERE_YOUR'],
  ])('is refused where the secret is %s', async (_what, value) => {
    const settings = value === undefined ? {} : { PAYLOAD_SECRET: value }
    await expect(envWith(settings as Record<string, string>)).rejects.toThrow(/PAYLOAD_SECRET/)
  })

  it.each([
    ['DATABASE_URI', 'postgres://localhost/x'],
    ['PORT', 'many'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', '-1'],
    ['INITIAL_PASSWORD_DAYS', '0'],
    ['INITIAL_PASSWORD_DAYS', '91'],
    ['REQUIRE_SECOND_FACTOR', 'superadmin'],
    ['REQUIRE_SECOND_FACTOR', 'super_admin, editors'],
    ['PAYLOAD_DROP_DATABASE', 'true'],
    ['CDN_PURGE', 'cloudflare'],
    ['CDN_PURGE', 'akamai:1'],
    ['CDN_PURGE', 'varnish:10.0.0.5'],
    ['CDN_PURGE', 'https://cache-1.test and cache-2.test'],
  ])('is refused by name where %s is %s', async (name, value) => {
    await expect(envWith({ PAYLOAD_SECRET: secret, [name]: value })).rejects.toThrow(name)
  })

  it.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'is refused where a bucket is named without %s',
    async (missing) => {
      const storage = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
      const { env } = await envWith({ PAYLOAD_SECRET: secret, ...storage })
      expect(env.S3_BUCKET).toBe('b')
      vi.resetModules()
      const settings = { PAYLOAD_SECRET: secret, ...storage, [missing]: '' }
      await expect(envWith(settings)).rejects.toThrow(`${missing} is missing: S3_BUCKET is set`)
    },
  )

  it.each(['cloudflare:023e105f4ecef8ad', 'fastly:SU1Z0isxPaozGVKXdv0eY', 'bunny:1234'])(
    'is refused where %s is to be purged without a token',
    async (CDN_PURGE) => {
      const settings = { PAYLOAD_SECRET: secret, CDN_PURGE }
      const { env } = await envWith({ ...settings, CDN_PURGE_TOKEN: 'token' })
      expect(env.CDN_PURGE).toBe(CDN_PURGE)
      vi.resetModules()
      await expect(envWith(settings)).rejects.toThrow('CDN_PURGE_TOKEN is missing')
    },
  )

  it.each(['varnish:http://10.0.0.5:6081, http://10.0.0.6:6081', 'https://purge.example.com/site'])(
    'takes servers of one’s own without a token: %s',
    async (CDN_PURGE) => {
      expect((await envWith({ PAYLOAD_SECRET: secret, CDN_PURGE })).env.CDN_PURGE).toBe(CDN_PURGE)
    },
  )

  it.each([true, false])(
    'means the demo only where no database is given and nobody deleted it (there: %s)',
    async (hasDemo) => {
      vi.doMock('@/src/generated/demo/has-demo', () => ({ hasDemo }))
      expect((await envWith({ PAYLOAD_SECRET: secret })).isDemo).toBe(hasDemo)
      vi.resetModules()
      const own = await envWith({ PAYLOAD_SECRET: secret, DATABASE_URI: 'mongodb://db/site' })
      expect([own.isDemo, own.databaseKind]).toEqual([false, 'mongodb'])
    },
  )

  it.each([
    ['nobody', []],
    ['super_admin', ['super_admin']],
    ['news_admin, super_admin', ['super_admin', 'news_admin']],
    ['everybody', [...roles]],
  ])('requires a second factor of %s', async (REQUIRE_SECOND_FACTOR, expected) => {
    const { env } = await envWith({ PAYLOAD_SECRET: secret, REQUIRE_SECOND_FACTOR })
    expect(env.REQUIRE_SECOND_FACTOR).toEqual(expected)
  })

  it('lets browsers write from the site’s own address alone', async () => {
    const { ownOrigins } = await envWith({
      PAYLOAD_SECRET: secret,
      SITE_URL: 'https://www.example.com/',
    })
    expect(ownOrigins).toEqual(['https://www.example.com'])
  })
})
