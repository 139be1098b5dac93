import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { api } from '@/tests/helpers/http'
import { type Mailbox, openMailbox } from '@/tests/helpers/mailbox'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { staffCall, signIn } from '@/tests/helpers/staff-call'

let mailbox: Mailbox
let server: TestServer
let stop: () => Promise<void>

const inquiry = {
  name: 'Ada "Bcc: x@evil.example" Lovelace',
  email: 'ada@example.com',
  subject: 'Bcc: x@evil.example',
  message: 'Hello\r\nBcc: x@evil.example\r\n<b>bold</b>',
}

const send = () =>
  api('/inquiries', { method: 'POST', body: { ...inquiry }, baseUrl: server.baseUrl })

beforeAll(async () => {
  mailbox = await openMailbox()
  ;({ server, stop } = await startServer({ SMTP_URL: mailbox.url }))
  const token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
  const notificationAddress = 'sales@company.example'
  const { status } = await staffCall('/globals/site-settings', {
    token,
    method: 'POST',
    body: { companyName: 'Company', notificationAddress, offersNewsletter: true },
    baseUrl: server.baseUrl,
  })
  expect(status).toBe(200)
})

afterAll(async () => {
  await stop()
  await mailbox.close()
})

it('mails an inquiry as plain text to the notification address and nobody else', async () => {
  expect((await send()).status).toBe(201)
  const { to, text } = await mailbox.next()
  expect(to).toEqual(['<sales@company.example>'])
  const [head = '', ...body] = text.split('\r\n\r\n')
  expect(head).toMatch(/^Content-Type: text\/plain/im)
  expect(head).toMatch(/^Reply-To: .*<ada@example\.com>$/im)
  expect(head).not.toMatch(/^Bcc:/im)
  expect(body.join('\n')).toContain('<b>bold</b>')
})

it('offers the newsletter as a mail that comes', async () => {
  const html = await (await fetch(`${server.baseUrl}/contact`)).text()
  expect(html).toContain('>Send me the newsletter.<')
})

it('answers all the same where the mail server refuses, and logs no visitor', async () => {
  mailbox.refuse()
  expect((await send()).status).toBe(201)
  await expect
    .poll(() => readFileSync(server.logFile, 'utf8'))
    .toContain('its mail could not be sent')
  expect(readFileSync(server.logFile, 'utf8')).not.toContain(inquiry.email)
})

it('stores and answers without waiting for a mail server that says nothing', async () => {
  mailbox.hang()
  const message = 'Nobody waits for the mail of this'
  const body = { ...inquiry, message }
  const { status } = await api('/inquiries', { method: 'POST', body, baseUrl: server.baseUrl })
  expect(status).toBe(201)
  const token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
  const stored = await staffCall('/inquiries?sort=-createdAt&limit=1', {
    token,
    baseUrl: server.baseUrl,
  })
  expect(stored.body.docs[0].message).toBe(message)
})
