import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { env } from './env'

export const canSendMail = env.SMTP_URL !== undefined

/** Sends Payload's mails where SMTP_URL is set; elsewhere they are made and thrown away. */
export const mail: EmailAdapter = () => ({
  name: 'smtp',
  defaultFromAddress: env.MAIL_FROM,
  defaultFromName: 'Website',
  sendEmail: (message) =>
    transport.sendMail({ from: { name: 'Website', address: env.MAIL_FROM }, ...message }),
})

const transport = env.SMTP_URL
  ? nodemailer.createTransport(env.SMTP_URL)
  : nodemailer.createTransport({ jsonTransport: true })
