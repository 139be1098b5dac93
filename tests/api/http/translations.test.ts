import { expect, it } from 'vitest'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

it('a translation may leave out the title, a record may not', async () => {
  const token = await signInAsSuperAdmin()
  const write = (method: string, path: string, body: object) =>
    staffCall(`/news${path}`, { token, method, body })

  const { body: created } = await write('POST', '', { title: 'Only in English' })
  const path = `/${created.doc.id}`
  expect((await write('PATCH', `${path}?locale=zh`, { summary: '摘要' })).status).toBe(200)
  const { body: inChinese } = await staffCall(`/news${path}?locale=zh`, { token })
  expect([inChinese.title, inChinese.summary]).toEqual(['Only in English', '摘要'])

  const refused = await write('PATCH', path, { title: ' ' })
  expect([refused.status, refused.body.message]).toEqual([400, 'Title is required'])
  expect((await write('POST', '?locale=zh', { summary: '摘要' })).status).toBe(400)
  expect((await write('DELETE', path, {})).status).toBe(200)
})
