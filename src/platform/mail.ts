import type { Transporter } from 'nodemailer'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { env } from './env'

export const canSendMail = env.SMTP_URL !== undefined

/**
 * Limits for a mail server that is reached and says nothing, ms. Some callers wait for a mail, and nodemailer alone would
 * have them wait for ten minutes.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The limit for a mail as a whole, ms: a server may also speak a little now and then. */
const totalTimeoutMs = 60_000

/** Sends Payload's mails where SMTP_URL is set; elsewhere they are made and thrown away. */
export const mail: EmailAdapter = () => ({
  name: 'smtp',
  defaultFromAddress: env.MAIL_FROM,
  defaultFromName: 'Website',
  sendEmail: (message) =>
    inTime(send({ from: { name: 'Website', address: env.MAIL_FROM }, ...message })),
})

/** Sends a message by nodemailer, which is loaded for the first one. */
async function send(message: SendEmailOptions): Promise<unknown> {
  transport ??= createTransport()
  return (await transport).sendMail(message)
}

let transport: Promise<Transporter> | undefined

async function createTransport(): Promise<Transporter> {
  const { default: nodemailer } = await import('nodemailer')
  return env.SMTP_URL
    ? nodemailer.createTransport(withTimeouts(env.SMTP_URL))
    : nodemailer.createTransport({ jsonTransport: true })
}

/** Nodemailer reads options out of the address, and those alone where it is given one. */
function withTimeouts(address: string): string {
  const url = new URL(address)
  for (const [name, limitMs] of Object.entries(timeouts))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(limitMs))
  return url.href
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' })
    timer = setTimeout(reject, totalTimeoutMs, error)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
