import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPassword } from '../helpers/accounts'
import { type Mailbox, openMailbox } from '../helpers/mailbox'
import { startServer, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'

let mailbox: Mailbox
let server: TestServer
let stop: () => Promise<void>
let superToken: string
/** By name: token and id. */
const staff: Record<string, { token: string; id: string }> = {}

const call = (token: string | undefined, path: string, method = 'GET', body?: unknown) =>
  staffCall(path, { token, method, body, baseUrl: server.baseUrl })

const tokenOf = (name: string) => staff[name]?.token ?? ''
const idOf = (name: string) => staff[name]?.id ?? ''

async function add(username: string, role: string, more: object = {}) {
  const body = { username, password: accountPassword, role, ...more }
  const made = await call(superToken, '/users', 'POST', body)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const token = await signIn(username, accountPassword, server.baseUrl)
  staff[username] = { token, id: made.body.doc.id }
}

beforeAll(async () => {
  mailbox = await openMailbox()
  ;({ server, stop } = await startServer({ SMTP_URL: mailbox.url }))
  superToken = await signIn(server.admin.username, server.admin.password, server.baseUrl)
  await add('author', 'news_admin', { email: 'author@example.com' })
  await add('somchai', 'news_admin', { email: 'somchai@example.com', language: 'th' })
  await add('approver', 'admin', { permissions: ['news'], email: 'approver@example.com' })
  await add('stranger', 'product_admin', { email: 'stranger@example.com' })
  const approvalRules = [{ roles: ['news_admin'], collections: ['news'] }]
  await call(superToken, '/globals/site-settings', 'POST', { companyName: 'C', approvalRules })
})

afterAll(async () => {
  await stop()
  await mailbox.close()
})

async function draft(): Promise<string> {
  const body = { title: 'Title\r\nBcc: x@evil.example', content: 'Text', _status: 'draft' }
  return (await call(tokenOf('author'), '/news', 'POST', body)).body.doc.id
}

describe('comments', () => {
  it('stand at a place, are answered and done with; markup is text', async () => {
    const resourceId = await draft()
    const of = { resourceType: 'news', resourceId }
    const text = '<img src=x onerror=alert(1)> @somchai please'
    const mentions = [idOf('somchai')]
    const place = { path: 'title', locale: 'th' }
    const body = { ...of, ...place, text, mentions }
    const written = await call(tokenOf('author'), '/comments/write', 'POST', body)
    expect(written.status, JSON.stringify(written.body)).toBe(201)
    expect(written.body.comment).toMatchObject({ ...place, text, mentions, author: 'author' })
    const mail = await mailbox.next()
    expect(mail.to).toEqual(['<somchai@example.com>'])
    expect(mail.text).toMatch(/^Content-Type: text\/plain/im)

    const parent = written.body.comment.id
    const answer = { ...of, text: 'Done', parent }
    expect((await call(tokenOf('somchai'), '/comments/write', 'POST', answer)).status).toBe(201)
    expect((await mailbox.next()).to).toEqual(['<author@example.com>'])
    const path = `/comments/of?collection=news&id=${resourceId}`
    const list = (await call(tokenOf('somchai'), path)).body
    expect(list.comments.map((one: { text: string }) => one.text)).toEqual([text, 'Done'])
    expect(list.staff.map((one: { username: string }) => one.username)).not.toContain('stranger')
    const done = await call(tokenOf('somchai'), `/comments/${parent}/resolve`, 'POST', {
      isResolved: true,
    })
    expect(done.body.comment.isResolved).toBe(true)
    await call(superToken, `/news/${resourceId}?trash=true`, 'DELETE')
    expect((await call(superToken, `/comments/${parent}`)).status).toBe(404)
  })

  it('are written and read by who may edit the document alone', async () => {
    const resourceId = await draft()
    const of = { resourceType: 'news', resourceId }
    const write = (who: string | undefined, more: object = {}) =>
      call(who, '/comments/write', 'POST', { ...of, text: 'Text', ...more })
    const { id } = (await write(tokenOf('author'))).body.comment
    expect((await write(tokenOf('stranger'))).status).toBe(403)
    expect((await write(undefined)).status).toBe(401)
    const path = `/comments/of?collection=news&id=${resourceId}`
    expect((await call(tokenOf('stranger'), path)).status).toBe(403)
    expect((await call(tokenOf('stranger'), `/comments/${id}`)).status).toBe(404)
    const resolve = `/comments/${id}/resolve`
    expect((await call(tokenOf('stranger'), resolve, 'POST', { isResolved: true })).status).toBe(
      404,
    )
    expect((await call(tokenOf('author'), `/comments/${id}`, 'PATCH', { text: 'x' })).status).toBe(
      405,
    )

    const refused: [object, string][] = [
      [{ mentions: [idOf('stranger')] }, 'mentions'],
      [{ mentions: Array.from({ length: 21 }, () => idOf('somchai')) }, 'mentions'],
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(4001) }, 'text'],
      [{ path: 'x'.repeat(301) }, 'path'],
      [{ locale: 'xx' }, 'locale'],
      [{ parent: resourceId }, ''],
    ]
    for (const [more, field] of refused) {
      const { status, body } = await write(tokenOf('author'), more)
      expect([400, 404], JSON.stringify(more)).toContain(status)
      if (field) expect(body.message).toContain(field)
    }
    expect((await write(tokenOf('author'), { resourceId: 'none' })).status).toBe(404)
  })
})

describe('mails about approval', () => {
  it('go to who may decide, and the decision to who asked; one that fails loses nothing', async () => {
    const resourceId = await draft()
    const ask = { resourceType: 'news', resourceId, note: 'Please' }
    const asked = await call(tokenOf('author'), '/approvals/ask', 'POST', ask)
    expect(asked.status).toBe(201)
    const mail = await mailbox.next()
    expect(mail.to).toEqual(['<approver@example.com>'])
    const [head = ''] = mail.text.split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/im)
    const path = `/approvals/${asked.body.approval.id}/decline`
    await call(tokenOf('approver'), path, 'POST', { reason: 'Not yet' })
    expect((await mailbox.next()).to).toEqual(['<author@example.com>'])

    mailbox.refuse()
    const again = await call(tokenOf('author'), '/approvals/ask', 'POST', ask)
    expect(again.status).toBe(201)
    await expect
      .poll(() => readFileSync(server.logFile, 'utf8'))
      .toContain('Staff could not be mailed')
    expect(readFileSync(server.logFile, 'utf8')).not.toContain('approver@example.com')
  })
})
