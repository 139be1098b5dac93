import { afterAll, beforeAll, expect } from 'vitest'
import { newCategory } from './samples'
import { signInAsSuperAdmin, type StaffCall, staffCall } from './staff-call'

/**
 * Calls of a super_admin for the tests of a file, and a category for its products. What the file made is deleted at its end,
 * since other files read the same server.
 */
export function useOwnRecords() {
  const made: string[] = []
  const own = {
    token: '',
    categoryId: '',
    call: (path: string, options: StaffCall = {}) =>
      staffCall(path, { token: own.token, ...options }),
    /** Makes or changes something. @returns the record, or what the call answers instead */
    write: async (method: string, path: string, body: object) => {
      const answer = await own.call(path, { method, body })
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      const doc = answer.body.doc ?? answer.body.result ?? answer.body
      if (answer.status === 201) made.push(`${path}/${doc.id}`)
      if (path.includes('/duplicate')) made.push(path.replace(/[^/]+\/duplicate.*/, doc.id))
      return doc
    },
  }
  beforeAll(async () => {
    own.token = await signInAsSuperAdmin()
    own.categoryId = (await newCategory(own.token)).id
  })
  afterAll(async () => {
    for (const path of [...made, `/categories/${own.categoryId}`])
      expect((await own.call(path, { method: 'DELETE' })).status).toBe(200)
  })
  return own
}
