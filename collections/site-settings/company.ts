import type { Field } from 'payload'
import { onlySuperAdmin } from '../access'
import { linkField } from '../fields/link'
import { businessHoursField } from './business-hours'
import { unnamedCompany } from '@/src/lib/unnamed-company'

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

/** Facts of the company. No component holds any of them. */
export const companyFields: Field[] = [
  {
    name: 'companyName',
    type: 'text',
    required: true,
    maxLength: 200,
    defaultValue: unnamedCompany,
  },
  localizedText('tagline'),
  lines('description'),
  lines('headquartersAddress'),
  lines('factoryAddress'),
  { name: 'phones', type: 'array', fields: [localizedText('label'), text('number')] },
  { name: 'emails', type: 'array', fields: [localizedText('label'), text('address')] },
  businessHoursField,
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
]
