import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MortalServer, mortalServer } from '@/tests/helpers/mortal-server'
import { loading } from '@/tests/helpers/throwaway'

const changedScript = '<script>self["__next_f"].push('

describe('a Next that writes its pages in a form that the server does not know', () => {
  let server: MortalServer

  beforeAll(async () => {
    server = await mortalServer({ NODE_OPTIONS: loading('write-pages-otherwise.mjs') })
  })
  afterAll(() => server?.remove())

  const visit = async (address: string) => {
    const answer = await fetch(server.baseUrl + address)
    const policy = answer.headers.get('content-security-policy') ?? ''
    return { status: answer.status, html: await answer.text(), scripts: scriptSources(policy) }
  }

  it.each(['/', '/zh/about', '/products', '/search?q=atm', '/no-such-page'])(
    'is seen in its own form, of which nothing runs: %s',
    async (address) => {
      for (const round of ['first', 'again']) {
        const { html, scripts } = await visit(address)
        expect(html, round).toContain(changedScript)
        expect(scripts, round).toHaveLength(2)
        expect(scripts.join(' '), round).toMatch(/^'self' 'sha256-[^']+'$/)
      }
    },
  )

  it('leaves pages of staff with the scripts that their nonce names', async () => {
    const { status, html, scripts } = await visit('/admin-portal')
    expect(status).toBe(200)
    expect(scripts).not.toContain("'unsafe-inline'")
    const nonce = scripts.find((source) => source.startsWith("'nonce-"))?.slice(7, -1)
    expect(nonce).toBeTruthy()
    expect(html).toContain(`nonce="${nonce}"`)
  })

  it('is told of once, in words', async () => {
    const told = server.log().match(/.*Next writes pages otherwise than this server knows.*/g) ?? []
    expect(told).toHaveLength(1)
  })
})

describe('Next as it is', () => {
  let server: MortalServer

  beforeAll(async () => {
    server = await mortalServer()
  })
  afterAll(() => server?.remove())

  it('makes pages that the server knows', async () => {
    const answer = await fetch(`${server.baseUrl}/`)
    const scripts = scriptSources(answer.headers.get('content-security-policy') ?? '')
    expect(scripts).not.toContain("'unsafe-inline'")
    expect(scriptsThatWait(await answer.text())).toBeGreaterThan(3)
    expect(server.log()).not.toContain('otherwise than this server knows')
  })
})

const scriptSources = (policy: string): string[] =>
  /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []

const scriptsThatWait = (html: string): number =>
  /type="later" data-src="([^"]+)"/.exec(html)?.[1]?.split(' ').length ?? 0
