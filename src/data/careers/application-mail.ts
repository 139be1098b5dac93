import 'server-only'
import type { JobApplication } from '@/payload-types'
import type { Job } from '@/src/contract/job'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { composeMail, getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/platform/env'
import { canSendMail } from '@/src/platform/mail'
import { getPayload } from '@/src/data/payload'
import { getJob } from './jobs'
import { mayMail, sendLogged } from '@/src/data/visitor-forms/mails'

const subject = 'An application'

/**
 * Tells the address of the position, or that of the settings, of an application, and the applicant that it has come;
 * as plain text, and without its files, which only staff open.
 */
export async function mailApplication(
  application: JobApplication,
  job: Job,
  lng: Language,
): Promise<void> {
  if (!canSendMail) return
  await Promise.all([
    sendLogged(subject, () => mailCompany(application, job)),
    sendLogged(subject, async () => {
      if (await mayMail(application.email)) await mailApplicant(application, lng)
    }),
  ])
}

async function mailCompany(application: JobApplication, job: Job): Promise<void> {
  const payload = await getPayload()
  // Read with all rights: who gets these mails is no visitor's business.
  const { notificationAddress } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const to = job.email ?? notificationAddress
  if (!to) return
  const { name, email, phone, title, files } = application
  const facts = {
    Position: title,
    Name: name,
    Email: email,
    Phone: phone,
    Files: files?.map((file) => file.name).join(', '),
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  await payload.sendEmail({
    to,
    replyTo: { name, address: email },
    subject: `Application for ${title} from ${name}`,
    text: [lines.join('\n'), `${siteUrl}/admin-dashboard/applications`].join('\n\n'),
  })
}

/** Nothing that the visitor typed stands in it: the address may be that of somebody else. */
async function mailApplicant(application: JobApplication, lng: Language): Promise<void> {
  const payload = await getPayload()
  const t = getT(lng)
  const { email, deleteAfter, job } = application
  const inLanguage = typeof job === 'string' ? await getJob({ lng, key: job }) : null
  const title = inLanguage?.title ?? application.title
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  await payload.sendEmail({
    to: email,
    subject: t('apply.mail.subject', { title }),
    text: composeMail(lng, companyName, [
      t('apply.mail.text', { title, date: formatDate(deleteAfter, lng) }),
    ]),
  })
}
