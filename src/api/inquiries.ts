import type { NextRequest } from 'next/server'
import { InquiryAnswer, InquiryInput } from '@/src/contract/inquiry'
import { inquiryBoxes } from '@/src/contract/visitor-forms'
import { createInquiry } from '@/src/data/inquiries'
import { negotiateLanguage } from '@/src/i18n/language-cookie'
import { isLanguage } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { clientAddress } from '@/src/platform/http/client-address'
import {
  type FormFields,
  isPlainForm,
  readPlainForm,
} from '@/src/platform/private-files/receive-form'
import { readJson } from '@/src/platform/http/read-body'
import { contactFormId } from '@/src/domain/links/link'
import { operation } from './operation'
import { answerForm } from './visitor-form'

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
function inquire(request: NextRequest): Promise<Response> {
  const client = clientAddress(request.headers)
  const page = ({ lng = '' }: FormFields) =>
    addressIn(isLanguage(lng) ? lng : negotiateLanguage(request), '/contact')
  return answerForm(request, {
    id: contactFormId,
    status: 201,
    take: async (fields) => {
      const input = isPlainForm(request)
        ? await readPlainForm(request, InquiryInput, inquiryBoxes, fields)
        : await readJson(request)
      return createInquiry(input, client)
    },
    next: (_, fields) => `${page(fields)}?sent=1#${contactFormId}`,
    page,
  })
}
