import type { CollectionConfig } from 'payload'
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
import { csafOfNotice } from './endpoints/csaf'
import { noticeFields } from './fields'
import { checkNotice, completeNotice, numberNotice } from './hooks'

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
    group: 'Catalogue',
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
