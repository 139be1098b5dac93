import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SuggestionAnswer } from '@/src/contract/search'
import { mortalServer, type MortalServer } from './mortal-server'
import { newCategory } from './samples'
import { staffCall } from './staff-call'

/** A server of its own for the tests of a file, whose search index can be damaged while it is stopped. */
export function searchedSite() {
  let server: MortalServer
  let token: string
  let categoryId: string

  beforeAll(async () => {
    server = await mortalServer()
    token = await server.signIn()
    categoryId = (await newCategory(token, server.baseUrl)).id
  })
  afterAll(() => server.remove())

  const call = (path: string, method: string, body?: object) =>
    staffCall(path, { token, method, body, baseUrl: server.baseUrl })

  const site = {
    server: () => server,
    indexFile: () => path.join(server.folder, 'cache', 'search', 'index-1.db'),
    newProduct: async (name: string): Promise<string> =>
      (await call('/products', 'POST', { name, categoryId })).body.doc.id,
    removeProduct: (id: string) => call(`/products/${id}`, 'DELETE'),
    /** Returns titles of products that are found, without their data sheets. */
    titles: async (q: string): Promise<string[]> => {
      const response = await fetch(
        `${server.baseUrl}/api/search/suggestions?q=${encodeURIComponent(q)}`,
      )
      expect(response.status).toBe(200)
      const { suggestions } = SuggestionAnswer.parse(await response.json())
      return suggestions.flatMap(({ type, title }) => (type === 'product' ? title : []))
    },
    /**
     * Defines a test that all products of the site are found after a damage.
     * @param damage done to the index while the server is stopped, in words
     * @param names of the products, which begin alike
     */
    testDamage: (damage: string, act: () => void, names: string[]) =>
      it(`finds all there is where the index ${damage} while the server was stopped`, async () => {
        await server.end('SIGTERM')
        act()
        await server.start()
        expect(await site.titles(String(names[0]?.split(' ')[0]))).toEqual(names)
      }),
  }
  return site
}
