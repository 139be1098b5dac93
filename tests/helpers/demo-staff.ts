import { expect, request, test, type APIRequestContext, type Page } from '@playwright/test'
import { staffPassword } from './staff-password'

interface Session {
  token: string
  user: object
  cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]
}

/**
 * Sessions of this worker, by account. Checking a password is meant to be slow, so it is done once for
 * windows, and once for calls beside them: a window may sign out.
 */
const ofWindows = new Map<string, Session>()
const ofCalls = new Map<string, Session>()

/** Password of the accounts of a site at E2E_BASE_URL that is not the demo: there the demo's password is refused. */
const password = process.env.E2E_PASSWORD ?? staffPassword

/** A session of one of the demo's accounts for a window, as signing in leaves it behind. */
export const signInWindow = (username: string): Promise<Session> => keptIn(ofWindows, username)

/** A session of an account that the test has made. */
export const newSession = (username: string, own: string): Promise<Session> =>
  onItsOwn(async (context) => {
    const data = { username, password: own }
    const answer = await context.post('/api/admin/login', { data })
    expect(answer.ok(), `${username} signs in`).toBe(true)
    const { token, user } = (await answer.json()) as Pick<Session, 'token' | 'user'>
    return { token, user, cookies: (await context.storageState()).cookies }
  })

/** Signs the window in to the panel, by the cookie that signing in leaves behind. */
export async function signInToPanel(page: Page, username = 'editor'): Promise<void> {
  await page.context().addCookies((await signInWindow(username)).cookies)
}

/**
 * A staff member of the demo, who calls the staff API beside the browser.
 * @throws Error where a test changes something on the site that all tests read
 */
export async function demoStaff(request: APIRequestContext, username = 'admin') {
  const { token } = await keptIn(ofCalls, username)
  const headers = { Authorization: `Bearer ${token}` }

  const call = async (method: string, path: string, data?: object) => {
    if (method !== 'GET' && test.info().project.name === 'read-only')
      throw new Error('Other tests read this site: see `writing` in playwright.config.ts')
    const response = await request.fetch(`/api/admin${path}`, { method, data, headers })
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
    return response.json()
  }
  return {
    create: async (collection: string, data: object) =>
      (await call('POST', `/${collection}`, data)).doc,
    update: async (collection: string, id: string, data: object, query = '') =>
      (await call('PATCH', `/${collection}/${id}${query}`, data)).doc,
    /** Reads a path of the staff API. */
    read: (path: string) => call('GET', path),
    settings: (data: object) => call('POST', '/globals/site-settings', data),
    remove: (collection: string, id: string) => call('DELETE', `/${collection}/${id}`),
    first: async (collection: string, query: string) =>
      (await call('GET', `/${collection}?${query}`)).docs[0],
  }
}

async function keptIn(sessions: Map<string, Session>, username: string): Promise<Session> {
  const known = sessions.get(username)
  if (known && (await isGoing(known))) return known
  const session = await newSession(username, password)
  sessions.set(username, session)
  return session
}

/** A test may have signed out, or ended the sessions of an account. */
const isGoing = ({ token }: Session): Promise<boolean> =>
  onItsOwn(async (context) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await context.get('/api/admin/verify', { headers })).ok()
  })

/** Calls the site without the cookies of the test. */
async function onItsOwn<T>(call: (context: APIRequestContext) => Promise<T>): Promise<T> {
  const context = await request.newContext({ baseURL: test.info().project.use.baseURL })
  try {
    return await call(context)
  } finally {
    await context.dispose()
  }
}
