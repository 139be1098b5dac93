import { afterAll, beforeAll } from 'vitest'
import { languages } from '@/src/i18n/languages'
import { startServer, type TestServer } from './server'
import { signIn, staffCall } from './staff-call'

/** A site of one's own for the tests of a file, as empty as its first start leaves it. */
export function ownSite() {
  let server: TestServer
  let stop: () => Promise<void>
  let token: string
  beforeAll(async () => {
    ;({ server, stop } = await startServer())
    token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
  })
  afterAll(() => stop())

  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.baseUrl + path, { headers, redirect: 'manual' })
    return { status: answer.status, html: await answer.text() }
  }
  return {
    baseUrl: () => server.baseUrl,
    /** Token of its super_admin. */
    token: () => token,
    visit,
    /** A call by its super_admin. */
    call: (path: string, method = 'GET', body?: unknown) =>
      staffCall(path, { token, method, body, baseUrl: server.baseUrl }),
    /** Paths of the site map, in English: those without a language. */
    async siteMap(): Promise<string[]> {
      const { html } = await visit('/sitemap.xml')
      return [...html.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
        .map(([, path]) => path || '/')
        .filter((path) => !languages.some((lng) => `${path}/`.startsWith(`/${lng}/`)))
        .sort()
    },
  }
}
