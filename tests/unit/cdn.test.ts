import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCdn, PurgeFailed } from '@/src/platform/cdn/cdn'
import { listPageTags, tagsToPurge } from '@/src/platform/cdn/tags'
import { openPurgeServer, type PurgeServer } from '../helpers/purge-server'

let server: PurgeServer

beforeAll(async () => {
  server = await openPurgeServer()
  server.retryAfter = '7'
})
beforeEach(() => {
  server.calls.length = 0
})
afterAll(() => server.close())

const open = (setting: string, token?: string) => {
  const cdn = openCdn({ CDN_PURGE: setting, CDN_PURGE_TOKEN: token }, server.url)
  if (!cdn) throw new Error('No CDN')
  return cdn
}

/** So many tags, without the one that goes along with every purge. */
const tagsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `page:/p${index}`)
const namesUpTo = (count: number) => [
  ...Array.from({ length: count }, (_, index) => `page-p${index}`),
  'any-change',
]

describe('a purge', () => {
  it('of Cloudflare names up to 100 tags a call', async () => {
    await open('cloudflare:zone1', 'key').purge(tagsUpTo(149))
    expect(server.calls).toMatchObject([
      {
        call: 'POST /client/v4/zones/zone1/purge_cache',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        body: { tags: namesUpTo(149).slice(0, 100) },
      },
      { body: { tags: namesUpTo(149).slice(100) } },
    ])
  })

  it('of Fastly names up to 256 keys a call', async () => {
    await open('fastly:service1', 'key').purge(tagsUpTo(300))
    expect(server.calls).toMatchObject([
      {
        call: 'POST /service/service1/purge',
        headers: { 'fastly-key': 'key', accept: 'application/json' },
        body: { surrogate_keys: namesUpTo(300).slice(0, 256) },
      },
      { body: { surrogate_keys: namesUpTo(300).slice(256) } },
    ])
  })

  it('of bunny.net takes a call for each tag, and purges every page instead of very many', async () => {
    const bunny = open('bunny:12345', 'key')
    await bunny.purge(['products'])
    await bunny.purge(tagsUpTo(100))
    expect(server.calls).toMatchObject([
      {
        call: 'POST /pullzone/12345/purgeCache',
        headers: { accesskey: 'key' },
        body: { CacheTag: 'products' },
      },
      { body: { CacheTag: 'any-change' } },
      { body: { CacheTag: 'site' } },
    ])
    expect(server.calls).toHaveLength(3)
  })

  it('of Varnish goes to each of its servers', async () => {
    await open(`varnish:${server.url}/a, ${server.url}/b`).purge(['products', 'page:/about'])
    const headers = { xkey: 'products page-about any-change' }
    expect(server.calls).toMatchObject([
      { call: 'PURGE /a', headers },
      { call: 'PURGE /b', headers },
    ])
    expect(server.calls[0]?.headers.authorization).toBeUndefined()
  })

  it('of anything else tells the tags to a list of addresses', async () => {
    await open(`${server.url}/a ${server.url}/b?site=1`, 'key').purge(['products'])
    const told = {
      headers: { authorization: 'Bearer key' },
      body: { tags: ['products', 'any-change'] },
    }
    expect(server.calls).toMatchObject([
      { call: 'POST /a', ...told },
      { call: 'POST /b?site=1', ...told },
    ])
  })

  it.each(['cloudflare:1', 'fastly:1', 'bunny:1', 'varnish:URL', 'URL'])(
    'by %s fails where it is refused, and goes through later',
    async (setting) => {
      const cdn = open(setting.replace('URL', server.url), 'key')
      for (const status of [500, 429, 403, 302]) {
        server.failures = [status]
        const failed = await cdn.purge(['news']).catch((error: unknown) => error)
        expect(failed).toBeInstanceOf(PurgeFailed)
        expect(failed).toMatchObject({
          message: `The CDN answered ${status}`,
          retryAfterMs: 7000,
        })
      }
      server.calls.length = 0
      await cdn.purge(['news'])
      expect(JSON.stringify(server.calls)).toContain('news')
    },
  )

  it('fails with a code where nobody answers', async () => {
    const { port } = await new Promise<AddressInfo>((resolve) => {
      const closed = createServer().listen(0, '127.0.0.1', () => {
        const address = closed.address() as AddressInfo
        closed.close(() => resolve(address))
      })
    })
    const cdn = open(`http://127.0.0.1:${port}`)
    await expect(cdn.purge(['news'])).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

it('no CDN is opened without a setting', () => {
  expect(openCdn({})).toBeUndefined()
})

describe('the tags of a page', () => {
  it('are ours, in letters that every CDN takes, with that of every page', () => {
    expect(listPageTags(['_N_T_/[lng]/layout', 'products', 'page:/a/b', 'products'], 300)).toBe(
      'site,products,page-a-b',
    )
  })

  it('stand for a page for good, but not for one that is soon renewed', () => {
    expect(listPageTags(['news'], false)).toBe('site,news')
    expect(listPageTags(['news'], 5)).toBeUndefined()
  })

  it('that are too many for a header become one, which is purged with every change', () => {
    const list = listPageTags(tagsUpTo(500), 300)
    expect(list).toBe('site,any-change')
    expect(tagsToPurge(['page:/p1'], 20)).toEqual(['page-p1', 'any-change'])
    // bunny.net takes no more than 1,024 bytes.
    expect(listPageTags(tagsUpTo(80), 300)?.length).toBeLessThanOrEqual(1000)
  })

  it('are those that are purged', () => {
    const changed = ['products', 'page:/about', 'security-notices']
    const purged = tagsToPurge(changed, 20)
    for (const tag of changed) {
      const [, name] = String(listPageTags([tag], 300)).split(',')
      expect(purged).toContain(name)
    }
  })
})
