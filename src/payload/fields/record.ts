import type { CheckboxField, Field, RelationshipField, StaticDescription, TextField } from 'payload'
import { staffWords } from '@/src/i18n/panel-texts'
import { getActor } from '../access/rules'

/** Switch of a record's visibility, besides its publication. */
export const isActiveField: CheckboxField = {
  name: 'isActive',
  type: 'checkbox',
  label: staffWords('form.active'),
  defaultValue: true,
  index: true,
  admin: { position: 'sidebar' },
}

/**
 * User who saved a version: the user name, which outlives the account. The server sets it (`strictInput` accepts none
 * from a body), and visitors do not see it.
 */
export const updatedByField: TextField = {
  name: 'updatedBy',
  type: 'text',
  label: 'Saved by',
  access: { read: ({ req }) => Boolean(getActor(req)) },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.updatedBy) },
  hooks: {
    beforeChange: [({ req, value }) => req.user?.username ?? value],
    beforeDuplicate: [() => undefined],
  },
}

/** The products that a record belongs to. */
export const productsField = (
  description: StaticDescription,
  access?: RelationshipField['access'],
): RelationshipField => ({
  name: 'products',
  type: 'relationship',
  relationTo: 'products',
  hasMany: true,
  index: true,
  maxDepth: 0,
  ...(access ? { access } : {}),
  admin: { description },
})

/** Shows how search results, cards on other sites and links in chats show the page of a document. */
export const sharePreview: Field = {
  name: 'sharePreview',
  type: 'ui',
  admin: {
    components: { Field: '/src/staff/workflow/share/share-preview#SharePreview' },
    disableListColumn: true,
  },
}
