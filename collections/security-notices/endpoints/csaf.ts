import type { Endpoint } from 'payload'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { defaultLanguage } from '@/src/i18n/languages'
import { csafDocument, csafText } from '@/src/domain/security-notices/csaf/document'
import { csafFileName, publisherFrom } from '@/src/domain/security-notices/csaf/publisher'
import { isDocumentId } from '@/src/platform/database/ids'
import { siteUrl } from '@/src/platform/env'
import { toNotice } from '@/src/domain/security-notices/to-notice'

/** `GET /security-notices/:id/csaf`: the document of the latest version, also of a draft and of what is not for everybody. */
export const csafOfNotice: Endpoint = {
  path: '/:id/csaf',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'security-notices', 'update')
    const id = String(req.routeParams?.id)
    const read = {
      draft: true,
      locale: defaultLanguage,
      depth: 0,
      overrideAccess: false,
      req,
    } as const
    const doc = isDocumentId(id)
      ? await req.payload.findByID({
          ...read,
          collection: 'security-notices',
          id,
          disableErrors: true,
        })
      : null
    if (!doc) throw new Refusal(404, 'Not found')
    const { companyName, emails } = await req.payload.findGlobal({
      slug: 'site-settings',
      locale: defaultLanguage,
      depth: 0,
      req,
    })
    const addresses = (emails ?? []).map(({ label, address }) => ({
      label: label ?? null,
      address: address ?? null,
    }))
    const document = csafDocument(
      toNotice(doc),
      publisherFrom({ companyName, emails: addresses }, siteUrl),
      { tlp: doc.tlp ?? 'WHITE', isDraft: doc._status !== 'published' },
    )
    return new Response(csafText(document), {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="${csafFileName(doc.number ?? '')}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}
