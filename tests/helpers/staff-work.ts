import { expect } from 'vitest'
import type { MortalServer } from './mortal-server'
import { newCategory, pictureForm, unique } from './samples'
import { type Answer, staffCall } from './staff-call'
import { templateAdmin } from './template'

export interface StaffWork {
  /** Addresses of pages that visitors see, of a list and of one record each. */
  pages: string[]
  /** Saves a product, signs in, and uploads a picture, all at once; the answers by what was done. */
  doAll: () => Promise<Record<'save' | 'signIn' | 'upload', Answer>>
}

/** Daily work of staff on a server, for tests in which its database is unavailable. */
export async function staffWork(server: MortalServer, token: string): Promise<StaffWork> {
  const { baseUrl } = server
  const { username, password } = templateAdmin
  const send = (path: string, method: string, body: object, by: string | undefined = token) =>
    staffCall(path, { baseUrl, token: by, method, body })
  const category = await newCategory(token, baseUrl)
  const made = await Promise.all([
    send('/products', 'POST', { name: unique('Product'), categoryId: category.id }),
    send('/news', 'POST', { title: unique('News') }),
  ])
  for (const { status, body } of made) expect(status, JSON.stringify(body)).toBe(201)
  const [product, news] = made.map(({ body }) => body.doc)
  return {
    pages: ['/products', `/product/${product.slug}`, '/news', `/news/${news.slug}`, '/careers'],
    doAll: async () => {
      const [save, signIn, upload] = await Promise.all([
        send(`/products/${product.id}`, 'PATCH', { name: unique('Renamed') }),
        send('/login', 'POST', { username, password }, ''),
        pictureForm().then((form) => send('/media', 'POST', form)),
      ])
      return { save, signIn, upload }
    },
  }
}

/** Every call was refused because the database is away, in words. */
export function expectAllAway(answers: Record<string, Answer>): void {
  for (const [work, { status, headers, body }] of Object.entries(answers)) {
    expect(status, `${work}: ${JSON.stringify(body)}`).toBe(503)
    expect(headers.get('retry-after'), work).toBeTruthy()
    expect(body.message, work).toMatch(/try again/i)
  }
}

export function expectAllDone(answers: Record<string, Answer>): void {
  for (const [work, { status, body }] of Object.entries(answers)) {
    expect([200, 201], `${work}: ${JSON.stringify(body)}`).toContain(status)
  }
}
