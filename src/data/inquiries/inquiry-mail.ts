import 'server-only'
import { canSendMail } from '@/src/platform/mail'
import { formatCountry } from '@/src/i18n/format'
import { getPayload } from '@/src/data/payload'
import type { Inquiry } from './inquiry'
import { sendLogged } from '@/src/data/visitor-forms/mails'

/**
 * Mails an inquiry to the notification address of the settings, as plain text. It is stored already,
 * so a mail that fails is logged and nothing else; the log does not name the visitor.
 */
export async function mailInquiry(inquiry: Inquiry): Promise<void> {
  if (!canSendMail) return
  await sendLogged('An inquiry', async () => {
    const payload = await getPayload()
    // Read with all rights: who gets these mails is no visitor's business.
    const { notificationAddress } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    if (!notificationAddress) return
    await payload.sendEmail({
      to: notificationAddress,
      replyTo: { name: inquiry.name, address: inquiry.email },
      subject: `Inquiry from ${inquiry.name}${inquiry.subject ? `: ${inquiry.subject}` : ''}`,
      text: textOf(inquiry),
    })
  })
}

function textOf(inquiry: Inquiry): string {
  const facts = {
    Name: inquiry.name,
    'E-mail': inquiry.email,
    Company: inquiry.company,
    Phone: inquiry.phone,
    Country: inquiry.country && formatCountry(inquiry.country, 'en'),
    Subject: inquiry.subject,
    Newsletter: inquiry.newsletter ? 'yes' : 'no',
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  return [...lines, '', inquiry.message].join('\n')
}
