import { expect, type APIRequestContext } from '@playwright/test'
import { demoPassword } from '../../src/lib/demo'

/** A staff member of the demo, who calls the staff API beside the browser. */
export async function demoStaff(request: APIRequestContext, username = 'admin') {
  const answer = await request.post('/api/admin/login', {
    data: { username, password: demoPassword },
  })
  expect(answer.ok()).toBe(true)
  const { token } = (await answer.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }

  const call = async (method: string, path: string, data?: object) => {
    const response = await request.fetch(`/api/admin${path}`, { method, data, headers })
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
    return response.json()
  }
  return {
    create: async (collection: string, data: object) =>
      (await call('POST', `/${collection}`, data)).doc,
    update: async (collection: string, id: string, data: object, query = '') =>
      (await call('PATCH', `/${collection}/${id}${query}`, data)).doc,
    remove: (collection: string, id: string) => call('DELETE', `/${collection}/${id}`),
    first: async (collection: string, query: string) =>
      (await call('GET', `/${collection}?${query}`)).docs[0],
  }
}
