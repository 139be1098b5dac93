import nodemailer from 'nodemailer'
import { env } from './env'

/** Mail goes out where SMTP_URL is set; elsewhere it is written as JSON to nowhere. */
export const mailTransport = env.SMTP_URL
  ? nodemailer.createTransport(env.SMTP_URL)
  : nodemailer.createTransport({ jsonTransport: true })

export const canSendMail = env.SMTP_URL !== undefined
