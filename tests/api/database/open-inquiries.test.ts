import { expect, it } from 'vitest'
import { unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

it('an inquiry that does not say whether it is done is open, in the inbox and for the user', async () => {
  const token = await signInAsSuperAdmin()
  const waiting = async (): Promise<number> => {
    const { body } = await staffCall('/overview/for-you', { token })
    return body.inquiries.unassigned.total
  }
  const before = await waiting()
  const body = { name: unique('Visitor'), email: 'a@example.com', message: 'Hello' }
  const { id } = (await staffCall('/inquiries', { token, method: 'POST', body })).body.doc
  // As those of MongoDB from before the field.
  const unsaid = { token, method: 'PATCH', body: { isDone: null, isRead: true } }
  expect((await staffCall(`/inquiries/${id}`, unsaid)).status).toBe(200)
  expect(await waiting()).toBe(before + 1)
  const listed = async (where: string): Promise<number> => {
    const path = `/inquiries/count?where[id][equals]=${id}&where[isDone]${where}`
    return (await staffCall(path, { token })).body.totalDocs
  }
  expect(await listed('[not_equals]=true')).toBe(1)
  expect(await listed('[equals]=true')).toBe(0)
  const done = { token, method: 'PATCH', body: { isDone: true } }
  expect((await staffCall(`/inquiries/${id}`, done)).status).toBe(200)
  expect(await waiting()).toBe(before)
})
