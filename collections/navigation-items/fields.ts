import type { Field, FieldHook } from 'payload'
import { type MenuName, menuNames } from '@/src/contract/navigation'
import { isActiveField } from '../fields/is-active'
import { linkField } from '../fields/link'
import { slugField } from '../fields/slug'
import { updatedByField } from '../fields/updated-by'

/** Puts the names of a built-in entry in the other languages beside the one that is saved, in the same write. */
const takeNames: FieldHook = ({ context, siblingDocWithLocales, value }) => {
  if (context.names && siblingDocWithLocales) siblingDocWithLocales.name = context.names
  return value
}

const hasTarget = (data: Record<string, unknown>): boolean =>
  Boolean((data.target as { value?: unknown } | null | undefined)?.value)

const labels: Record<MenuName, string> = {
  products: 'Products menu',
  company: 'Company menu',
  solutions: 'Solutions menu',
  phone: 'Menu of small screens',
  footer: 'Footer',
}

export const navigationFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    localized: true,
    maxLength: 200,
    hooks: { beforeChange: [takeNames] },
  },
  {
    name: 'target',
    label: 'Page or category',
    type: 'relationship',
    relationTo: ['pages', 'categories'],
    maxDepth: 0,
    admin: {
      description:
        'Where it leads. The entry shows as long as that is public. Leave it empty for a group, or for another address',
    },
  },
  linkField('href', {
    label: 'Other address',
    admin: {
      description:
        'A path of this site, for example /search, or an address that begins with https://',
      condition: (data) => !hasTarget(data),
    },
  }),
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    maxLength: 1000,
    admin: { description: 'Below the name, where the entry is drawn as a card' },
  },
  {
    name: 'picture',
    type: 'upload',
    relationTo: 'media',
    maxDepth: 0,
    admin: {
      description:
        'Of a card. In the company menu an entry with a picture is a card, one without a plain link; in the products menu a category without one shows a product',
    },
  },
  {
    name: 'menu',
    type: 'select',
    required: true,
    defaultValue: 'products',
    index: true,
    options: menuNames.map((value) => ({ value, label: labels[value] })),
    admin: {
      position: 'sidebar',
      description: 'Of an entry below another one it is the menu of that',
      condition: (data) => !data.parentId,
    },
  },
  {
    name: 'parentId',
    label: 'Parent',
    type: 'relationship',
    relationTo: 'navigation-items',
    index: true,
    maxDepth: 0,
    admin: { position: 'sidebar' },
  },
  slugField(
    'Any word. In the products menu, of an item without an address: the slug of the category that it leads to.',
  ),
  { name: 'order', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
  isActiveField,
  updatedByField,
]
