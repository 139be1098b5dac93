import type { NextRequest } from 'next/server'
import { InquiryAnswer, InquiryInput } from '@/src/contract/inquiry'
import { inquiryBoxes } from '@/src/contract/inquiry-form'
import { keepDraft } from '@/src/data/form-drafts'
import { createInquiry } from '@/src/data/inquiries'
import { clientAddress } from '@/src/lib/http/client-address'
import { isPlainForm, readPlainForm } from '@/src/lib/http/plain-form'
import { readJson } from '@/src/lib/http/read-body'
import { seeOther, wantsPage } from '@/src/lib/private-files/visitor-form'
import { operation } from './operation'

export const inquiryOperations = [
  operation({
    method: 'post',
    path: '/inquiries',
    subject: 'Contact',
    summary: 'Sends a message to the company',
    body: { schema: InquiryInput },
    answer: { status: 201, schema: InquiryAnswer },
    refusals: [400, 403, 413, 415, 429],
    handler: ({ request }) => inquire(request),
  }),
]

/** Takes an inquiry as JSON, or from the contact form of a browser without JavaScript. */
async function inquire(request: NextRequest): Promise<Response> {
  const client = clientAddress(request.headers)
  if (!isPlainForm(request)) {
    return Response.json(await createInquiry(await readJson(request), client), { status: 201 })
  }
  const input = await readPlainForm(request, inquiryBoxes)
  try {
    await createInquiry(input, client)
    return seeOther('/contact?sent=1#contact-form')
  } catch (error) {
    if (!wantsPage(request)) throw error
    return seeOther(`/contact?draft=${keepDraft(input, error)}#contact-form`)
  }
}
