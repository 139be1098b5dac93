import type { Access, Field, GlobalBeforeReadHook, GlobalConfig } from 'payload'
import type { SiteSetting } from '@/payload-types'
import { hasPermission } from '@/src/contract/permissions'
import { tags } from '@/src/data/cache/tags'
import { getActor } from '@/src/payload/access/rules'
import { addToRelease, previewedSite } from '@/src/payload/versions/drafted'
import { Refusal } from '@/src/payload/errors'
import { auditGlobal } from '@/src/payload/activity-logs/audit'
import { refuseStaleGlobal } from '@/src/payload/versions/refuse-stale'
import { languageOptions, withoutRemoved } from '@/src/payload/fields/language-choice'
import { withinLength } from '@/src/payload/fields/text'
import { revalidateGlobal } from '@/src/payload/hooks/revalidate'
import { isTimeZone } from '@/src/platform/time/days'
import { approvalFields, checkFields } from './publishing'
import { brandFields } from './brand'
import { catalogueFields } from './catalogue'
import { companyFields } from './company'
import { moduleFields } from './modules'
import { newsFields, replyFields, visitorFields } from './visitors'

const mayEdit: Access = ({ req }) => hasPermission(getActor(req), 'content')

/** Everybody may read what is published, staff who edit it drafts as well, in whatever way a call asks for them. */
const refuseDrafts: GlobalBeforeReadHook = async ({ doc, overrideAccess, req }) => {
  if (doc._status !== 'draft' || overrideAccess || (await mayEdit({ req }))) return doc
  throw new Refusal(403, 'Only staff who edit the settings may read a draft of them')
}

/**
 * Settings that were never saved are read as published: pages show them as they are. Payload reads them as a draft,
 * and a client that sends back the answer of its GET would store a draft.
 */
const publicUntilSaved = ({ doc }: { doc: Partial<SiteSetting> }) =>
  doc.updatedAt ? doc : { ...doc, _status: 'published' }

/** Long lists begin with their rows closed, each by its name. */
const closed = (fields: Field[]): Field[] =>
  fields.map((field) =>
    field.type === 'array'
      ? {
          ...field,
          admin: {
            ...field.admin,
            initCollapsed: true,
            components: {
              RowLabel: '/src/staff/panel/row-name#RowName',
              ...field.admin?.components,
            },
          },
        }
      : field,
  )

/** Fields of the languages and the clock of the site. */
const languageFields: Field[] = [
  {
    name: 'offeredLanguages',
    type: 'select',
    hasMany: true,
    options: languageOptions,
    hooks: { beforeValidate: [withoutRemoved] },
    admin: {
      isSortable: false,
      description:
        'Languages that visitors can choose and staff write in. English is always offered. Leave empty to offer all. Texts in other languages are kept',
    },
  },
  {
    name: 'timeZone',
    type: 'text',
    maxLength: 60,
    admin: {
      description: 'Time zone for dates of news and jobs and for the end of days. Default: UTC',
      components: { Field: '/src/staff/panel/choice-fields#TimeZoneField' },
    },
    validate: withinLength(
      (value: unknown) =>
        !value || isTimeZone(value) || 'timeZone must be a time zone such as Asia/Singapore',
    ),
  },
]

/** Settings of the site: facts of the company, the look, and the languages. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: { read: () => true, readVersions: mayEdit, update: mayEdit },
  admin: {
    group: 'Administration',
    ...previewedSite,
    // What is public here is never nothing.
    components: {
      elements: {
        UnpublishButton: '/src/staff/panel/page-parts#Nothing',
        beforeDocumentControls: [addToRelease],
      },
    },
  },
  versions: { drafts: true, max: 25 },
  hooks: {
    beforeOperation: [refuseStaleGlobal],
    afterRead: [publicUntilSaved],
    beforeRead: [refuseDrafts],
    afterChange: [revalidateGlobal([tags.settings()]), auditGlobal],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Company', fields: closed(companyFields) },
        { label: 'Brand', fields: closed(brandFields) },
        { label: 'Languages and time', fields: closed(languageFields) },
        { label: 'Modules', fields: closed(moduleFields) },
        { label: 'Catalog', fields: closed(catalogueFields) },
        { label: 'News', fields: closed(newsFields) },
        { label: 'For visitors', fields: closed(visitorFields) },
        { label: 'Checks', fields: closed(checkFields) },
        { label: 'Approval', fields: closed(approvalFields) },
        { label: 'Replies', fields: closed(replyFields) },
      ],
    },
  ],
}
