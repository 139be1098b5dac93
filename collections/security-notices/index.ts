import type { CollectionConfig, Endpoint } from 'payload'
import { tags } from '@/src/data/cache/tags'
import type { PublicPage } from '@/src/domain/links/public-page'
import { getAccess, published } from '@/src/payload/access'
import { eachLanguage } from '@/src/payload/all-languages/each-language'
import { draftedComponents, draftedVersions } from '@/src/payload/versions/drafted'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { expireFilledLists, revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { noticeFields } from './fields'
import { checkNotice, completeNotice, numberNotice } from './hooks'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { defaultLanguage } from '@/src/i18n/languages'
import { csafDocument, csafText } from '@/src/domain/security-notices/csaf/document'
import { csafFileName, publisherFrom } from '@/src/domain/security-notices/csaf/publisher'
import { isDocumentId } from '@/src/platform/database/ids'
import { siteUrl } from '@/src/platform/env'
import { toNotice } from '@/src/domain/security-notices/to-notice'

/** `GET /security-notices/:id/csaf`: the document of the latest version, also of a draft and of what is not for everybody. */
const csafOfNotice: Endpoint = {
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

const { afterChange, afterDelete } = revalidate(() => [tags.securityNotices()])

const filled = expireFilledLists('security-notices')

/** Holes in products, and what to do about them. Visitors see what is published and for everybody. */
export const securityNotices: CollectionConfig = {
  slug: 'security-notices',
  labels: { singular: 'Security notice', plural: 'Security notices' },
  access: getAccess('security-notices', { and: [published, { tlp: { equals: 'WHITE' } }] }),
  admin: {
    components: draftedComponents,
    useAsTitle: 'title',
    group: 'Catalog',
    defaultColumns: ['number', 'title', 'severity', 'tlp', '_status', 'updatedAt'],
    listSearchableFields: ['number', 'title'],
  },
  custom: {
    publicPage: {
      folder: '/security',
      title: 'title',
      summary: 'summary',
      text: ['number', 'details'],
      type: 'notice',
    },
  } satisfies { publicPage: PublicPage },
  defaultSort: '-number',
  versions: draftedVersions,
  trash: true,
  endpoints: [csafOfNotice],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeValidate: [numberNotice],
    beforeChange: [completeNotice, eachLanguage(checkNotice)],
    afterChange: [afterChange, filled.afterChange, audit.afterChange],
    afterDelete: [afterDelete, filled.afterDelete, audit.afterDelete],
  },
  fields: noticeFields,
}
