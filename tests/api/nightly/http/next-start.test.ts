import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { payloadScript } from '@/scripts/lib/environment.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { internalToken } from '@/src/platform/http/internal-call'
import { ask, languageOfPage } from '@/tests/helpers/ask'
import { newCategory, unique } from '@/tests/helpers/samples'
import { end, provideDatabase } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'
import { templateAccount, templateAdmin } from '@/tests/helpers/template'
import { throwaway } from '@/tests/helpers/throwaway'

interface Site {
  baseUrl: string
  environment: NodeJS.ProcessEnv
  log: () => string
  stop: () => Promise<void>
}

/** The production build under Next's own server, with a database of its own. */
async function startNext(settings: Record<string, string> = {}): Promise<Site> {
  const { folder, environment, remove } = throwaway()
  const env = { ...environment, ...templateAccount, ...settings, NEXT_TELEMETRY_DISABLED: '1' }
  await provideDatabase(env)
  const port = await freePort()
  const logFile = path.join(folder, 'next.log')
  const output = openSync(logFile, 'a')
  const args = ['node_modules/next/dist/bin/next', 'start', '-p', String(port)]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', output, output] })
  closeSync(output)
  const baseUrl = `http://127.0.0.1:${port}`
  const log = () => readFileSync(logFile, 'utf8')
  const stop = async () => {
    await end(child)
    await remove()
  }
  const isUp = () =>
    fetch(`${baseUrl}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`next start ended:\n${log()}`)
    await sleep(50)
  }
  return { baseUrl, environment: env, log, stop }
}

let site: Site
let behindProxy: Site
let token: string
/** A product whose publishing is due; to schedule it takes seconds, which the other tests use. */
let scheduled: Promise<{ name: string; slug: string }>

beforeAll(async () => {
  const started = await Promise.all([startNext(), startNext({ TRUST_PROXY: '1' })])
  ;[site, behindProxy] = started
  token = await signIn(templateAdmin.username, templateAdmin.password, site.baseUrl)
  scheduled = scheduleProduct()
  // Told where it is waited for.
  scheduled.catch(() => undefined)
})
afterAll(async () => {
  await Promise.all([site?.stop(), behindProxy?.stop()])
})

const staff = (address: string, method = 'GET', body?: object) =>
  staffCall(address, { baseUrl: site.baseUrl, token, method, body })

async function create(collection: string, body: object) {
  const answer = await staff(`/${collection}`, 'POST', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc as { id: string; slug: string }
}

const newProduct = async (name: string, more: object = {}) => {
  const { id: categoryId } = await newCategory(token, site.baseUrl)
  return create('products', { name, categoryId, ...more })
}

async function scheduleProduct() {
  const name = unique('Later')
  const { id, slug } = await newProduct(name, { _status: 'draft' })
  const args = ['--import', 'tsx', 'tests/helpers/schedule.ts', 'products', id]
  await run(process.execPath, args, { env: { ...site.environment, ...payloadScript } })
  return { name, slug }
}

const open = (address: string, headers: Record<string, string> = {}) =>
  ask(site.baseUrl, address, headers)

describe('pages under next start', () => {
  it('are in the language of the address, else of the cookie', async () => {
    const pages = [
      await open('/'),
      await open('/', { cookie: 'lang=zh' }),
      await open('/zh'),
      await open('/', { cookie: 'lang=ja' }),
    ]
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(pages.map(languageOfPage)).toEqual(['en', 'zh', 'zh', 'ja'])
    expect(pages[1]?.headers['cache-control']).toMatch(/private/)
  })

  it('show what staff wrote', async () => {
    const name = unique('Machine')
    const { slug } = await newProduct(name)
    const product = await open(`/product/${slug}`)
    expect([product.status, product.body.includes(name)]).toEqual([200, true])
    expect((await open('/sitemap.xml')).body).toContain(`/product/${slug}<`)
    expect((await open('/robots.txt')).body).toContain('Disallow: /admin')
    const queried = ['/search?q=machine', '/products?q=machine']
    for (const address of ['/news', ...queried, '/admin-portal', '/admin/login']) {
      expect((await open(address)).status, address).toBe(200)
    }
  })

  it('that are not there are 404, with words', async () => {
    const { status, body } = await open('/nothing-here')
    expect(status).toBe(404)
    expect(body).toContain('<h1')
  })

  it.each([
    '/nothing-here?page=2',
    '/nothing/company/here?page=2',
    '/products/category/none?page=2',
    '/zh/products/category/none?page=2',
    '/quote/status/none?key=none',
  ])('are 404 with a query as well: %s', async (address) => {
    const { status, body } = await open(address)
    expect([status, body.includes('<h1')]).toEqual([404, true])
  })
})

describe('staff under next start', () => {
  it('see what they changed at the very next request', async () => {
    const [first, second] = [unique('First title'), unique('Second title')]
    const { id, slug } = await create('news', { title: first })
    expect((await open(`/news/${slug}`)).body).toContain(first)
    expect((await open('/news')).body).toContain(first)
    expect((await staff(`/news/${id}`, 'PATCH', { title: second })).status).toBe(200)
    for (const address of [`/news/${slug}`, '/news']) {
      const { body } = await open(address)
      expect([body.includes(first), body.includes(second)], address).toEqual([false, true])
    }
  })

  it('lead on from old addresses', async () => {
    const { id, slug } = await create('news', { title: unique('Moved') })
    await staff(`/news/${id}`, 'PATCH', { slug: `${slug}-new` })
    // Made by Next the first time, and kept for the second.
    for (const time of ['first', 'second']) {
      const { status, headers } = await fetch(`${site.baseUrl}/news/${slug}`, {
        redirect: 'manual',
      })
      // Next writes the header twice, see `docs/deployment/next-start.md`; browsers follow it.
      const places = new Set(headers.get('location')?.split(', '))
      expect([time, status, [...places]]).toEqual([time, 308, [`/news/${slug}-new`]])
    }
  })
})

describe('the policy under next start', () => {
  it('lets the scripts of pages run, and those of no other host', async () => {
    for (const address of ['/', '/products?q=machine', '/nothing-here', '/admin-portal']) {
      const { headers, body } = await open(address)
      const [scripts] = /script-src [^;]*/.exec(String(headers['content-security-policy'])) ?? []
      // A nonce or a hash beside it would make browsers take no notice of 'unsafe-inline'.
      expect(scripts, address).toBe("script-src 'self' 'unsafe-inline'")
      const sources = [...body.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source)
      expect(sources.length, address).toBeGreaterThan(3)
      for (const source of new Set(sources)) {
        const script = await open(String(source))
        expect(script.status, source).toBe(200)
        expect(script.headers['content-type'], source).toMatch(/javascript/)
      }
    }
  })

  it('of a request gets into no page that is kept for others', async () => {
    const { slug } = await create('news', { title: unique('Kept') })
    const forged = { 'content-security-policy': "script-src 'nonce-c3RyYW5nZXI='" }
    for (const headers of [forged, {}]) {
      const { status, body } = await open(`/news/${slug}`, headers)
      expect([status, body.includes('c3RyYW5nZXI=')]).toEqual([200, false])
    }
  })
})

describe('scheduled work under next start', () => {
  const internal = (address: string, init: RequestInit = {}, secret?: string) =>
    fetch(site.baseUrl + address, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'x-internal-token': internalToken(secret ?? site.environment.PAYLOAD_SECRET),
      },
    })
  const runJobs = (secret?: string) =>
    internal('/api/admin/payload-jobs/run?allQueues=true', {}, secret)
  const renewDue = (secret?: string) => {
    const body = JSON.stringify({ since: Date.now() - 120_000 })
    return internal('/api/internal/due', { method: 'POST', body }, secret)
  }

  it('publishes what is due by the documented call', async () => {
    const { name, slug } = await scheduled
    expect((await open(`/product/${slug}`)).status).toBe(404)
    expect((await runJobs()).status).toBe(200)
    const { status, body } = await open(`/product/${slug}`)
    expect([status, body.includes(name)]).toEqual([200, true])
  })

  it('shows what has become public by its date by the documented call', async () => {
    const publishedAt = new Date(Date.now() + 1500).toISOString()
    const { slug } = await create('news', { title: unique('To come'), publishedAt })
    expect((await open(`/news/${slug}`)).status).toBe(404)
    await vi.waitFor(
      async () => {
        expect((await renewDue()).status).toBe(200)
        expect((await open(`/news/${slug}`)).status).toBe(200)
      },
      { timeout: 60_000, interval: 100 },
    )
  })

  it('is only for who has the secret', async () => {
    expect((await runJobs('another secret')).status).toBe(401)
    expect((await renewDue('another secret')).status).toBe(403)
  })
})

describe.concurrent('limits under next start', () => {
  const guess = ({ baseUrl }: Site, username: string, forwardedFor: string) =>
    staffCall('/login', {
      baseUrl,
      method: 'POST',
      body: { username, password: 'a wrong guess' },
      headers: { 'X-Forwarded-For': forwardedFor },
    })

  async function expectLimited(at: Site, username: string, addressOf: (count: number) => string) {
    const guesses = Array.from({ length: 12 }, (_, index) => guess(at, username, addressOf(index)))
    const answers = await Promise.all(guesses)
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(refused).toHaveLength(2)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }

  it('count all clients as one where no proxy is announced, whatever they claim', async () => {
    await expectLimited(site, 'somebody', (count) => `203.0.113.${count}`)
  })

  it('count by the client that the announced proxy saw, not by what it wrote itself', async () => {
    await expectLimited(behindProxy, 'somebody', (count) => `198.51.100.${count}, 203.0.113.1`)
    const { status } = await guess(behindProxy, 'somebody', '198.51.100.1, 203.0.113.2')
    expect(status).toBe(401)
  })
})
