import type { Field, GlobalConfig } from 'payload'
import { hasPermission } from '@/src/contract/permissions'
import { tags } from '@/src/data/tags'
import { unnamedCompany } from '@/src/lib/unnamed-company'
import { onlySuperAdmin } from '../access'
import { actorOf } from '../access/rules'
import { linkField } from '../fields/link'
import { auditGlobal } from '../hooks/audit'
import { revalidateGlobal } from '../hooks/revalidate'

const text = (name: string): Field => ({ name, type: 'text', maxLength: 300 })

const localizedText = (name: string): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 300,
})

const lines = (name: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 1000,
})

const logo = (name: string, description: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  maxDepth: 0,
  admin: { description },
})

/** Facts of the company. No component holds any of them. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: {
    read: () => true,
    readVersions: () => false,
    update: ({ req }) => hasPermission(actorOf(req), 'content'),
  },
  admin: { group: 'Administration' },
  hooks: { afterChange: [revalidateGlobal([tags.settings()]), auditGlobal] },
  fields: [
    {
      name: 'companyName',
      type: 'text',
      required: true,
      maxLength: 200,
      defaultValue: unnamedCompany,
    },
    logo(
      'logo',
      'Shown in the head of every page in place of the name, 24 px high; better twice or three times as large, on no ground',
    ),
    logo('logoDark', 'The same logo for the dark scheme'),
    localizedText('tagline'),
    lines('description'),
    lines('headquartersAddress'),
    lines('factoryAddress'),
    { name: 'phones', type: 'array', fields: [localizedText('label'), text('number')] },
    { name: 'emails', type: 'array', fields: [localizedText('label'), text('address')] },
    {
      name: 'businessHours',
      type: 'array',
      fields: [localizedText('label'), localizedText('hours')],
    },
    {
      name: 'offices',
      type: 'array',
      fields: [
        localizedText('region'),
        localizedText('name'),
        lines('address'),
        text('phone'),
        text('email'),
      ],
    },
    {
      name: 'socialLinks',
      type: 'array',
      maxRows: 4,
      fields: [
        {
          name: 'network',
          type: 'select',
          required: true,
          options: ['linkedin', 'youtube', 'facebook', 'x'],
        },
        linkField('url', { required: true }),
      ],
    },
    {
      name: 'videos',
      type: 'group',
      fields: [text('story'), text('about'), text('service')],
      admin: { description: 'Ids of films on the video site' },
    },
    linkField('tourUrl'),
    { name: 'maps', type: 'group', fields: [linkField('headquarters'), linkField('factory')] },
    {
      name: 'notificationAddress',
      type: 'email',
      access: { read: onlySuperAdmin, update: onlySuperAdmin },
      admin: { description: 'Where mails about new inquiries go' },
    },
  ],
}
