import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { type Mailbox, openMailbox } from '@/tests/helpers/mailbox'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'

/** A site that sends mails. */
let mailbox: Mailbox
let server: TestServer
let stop: () => Promise<void>
let token: string

const call = (path: string, method = 'GET', body?: object, as?: string) =>
  staffCall(path, { token: as, method, body, baseUrl: server.baseUrl })

beforeAll(async () => {
  mailbox = await openMailbox()
  ;({ server, stop } = await startServer({ SMTP_URL: mailbox.url }))
  token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
})

afterAll(async () => {
  await stop()
  await mailbox.close()
})

const invite = (body: object) => call('/users/invite', 'POST', body, token)

/** The head of a mail, and its text out of base64 or quoted-printable. */
function decode(mail: string): { head: string; text: string } {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return { head, text: Buffer.from(body, 'base64').toString() }
  const bytes = body.replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, '%$1')
  return { head, text: /quoted-printable/i.test(head) ? decodeURIComponent(bytes) : body }
}

const secretIn = (text: string): string =>
  /\/admin-portal#invitation=([\w-]{43})\s*$/.exec(text)?.[1] ?? ''

describe('an invitation by mail', () => {
  it.each([
    [undefined, 'Open the link below'],
    ['ru', 'Откройте ссылку ниже'],
    ['th', 'ตั้งรหัสผ่าน'],
  ])(
    'is written in the language %s of the account, and answers no link',
    async (language, words) => {
      const username = `mailed-${language ?? 'none'}`
      const email = `${username}@example.com`
      const { status, body } = await invite({ username, email, language })
      expect([status, body.isMailed, body.path]).toEqual([201, true, null])
      const mail = await mailbox.next()
      expect(mail.to).toEqual([`<${email}>`])
      const { head, text } = decode(mail.text)
      expect(head).toMatch(/^Content-Type: text\/plain/im)
      expect(text).toContain(words)
      expect(text).toContain(username)
      expect(text).toContain('72')
      const secret = secretIn(text)
      expect(JSON.stringify(body)).not.toContain(secret)
      const accepted = await call('/invitation/accept', 'POST', {
        token: secret,
        password: 'Mine-alone-77',
      })
      expect([accepted.status, accepted.body.username]).toEqual([200, username])
      expect(await signIn(username, 'Mine-alone-77', server.baseUrl)).toBeTruthy()
      expect(readFileSync(server.logFile, 'utf8')).not.toContain(secret)
    },
  )

  it('is to hand over where the account has no address, or the mail is refused', async () => {
    const without = await invite({ username: 'without-address' })
    expect([without.body.isMailed, secretIn(without.body.path)]).toEqual([
      false,
      expect.stringMatching(/.{43}/),
    ])
    mailbox.refuse()
    const refused = await invite({ username: 'refused', email: 'refused@example.com' })
    expect([refused.status, refused.body.isMailed]).toEqual([201, false])
    expect((await call('/invitation', 'POST', { token: secretIn(refused.body.path) })).status).toBe(
      200,
    )
  })

  it('is not guessed: a client has thirty tries', async () => {
    const answers = []
    for (let count = 0; count < 31; count += 1) {
      answers.push(await call('/invitation', 'POST', { token: 'x'.repeat(43) }))
    }
    expect(answers.at(-1)?.status).toBe(429)
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('leads to a page that stays nowhere and tells its address to no site', async () => {
    const { headers } = await fetch(`${server.baseUrl}/admin-portal`)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  })
})
