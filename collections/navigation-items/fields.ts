import type { Field, FieldHook, LabelFunction } from 'payload'
import { menuNames } from '@/src/contract/menu-names'
import { linkOrNothingPattern } from '@/src/contract/patterns'
import { panelWords } from '@/src/i18n/panel-texts'
import { isActiveField, updatedByField } from '@/src/payload/fields/record'
import { linkField } from '@/src/payload/fields/link'
import { slugField } from '@/src/payload/fields/slug'

/** Names of the collection of menu entries. */
export const collectionWords = {
  singular: panelWords('navigation_singular'),
  plural: panelWords('navigation_plural'),
}

/** Labels of its fields. */
const labels = {
  name: panelWords('navigationLabel_name'),
  target: panelWords('navigationLabel_target'),
  href: panelWords('navigationLabel_href'),
  description: panelWords('navigationLabel_description'),
  picture: panelWords('navigationLabel_picture'),
  menu: panelWords('navigationLabel_menu'),
  parentId: panelWords('navigationLabel_parentId'),
  slug: panelWords('navigationLabel_slug'),
  order: panelWords('navigationLabel_order'),
}

/** Descriptions below its fields. */
const descriptions = {
  target: panelWords('navigationHint_target'),
  href: panelWords('navigationHint_href'),
  description: panelWords('navigationHint_description'),
  picture: panelWords('navigationHint_picture'),
  menu: panelWords('navigationHint_menu'),
  slug: panelWords('navigationHint_slug'),
}

/** Puts the names of a built-in entry in the other languages beside the one that is saved, in the same write. */
const takeNames: FieldHook = ({ context, siblingDocWithLocales, value }) => {
  if (context.names && siblingDocWithLocales) siblingDocWithLocales.name = context.names
  return value
}

const hasTarget = (data: Record<string, unknown>): boolean =>
  Boolean((data.target as { value?: unknown } | null | undefined)?.value)

/** As the tree of the menus calls them. */
const menuOptions = menuNames.map((value) => ({
  value,
  label: ({ t }: Parameters<LabelFunction>[0]) => t(`terminalia:menu_${value}` as never),
}))

export const navigationFields: Field[] = [
  {
    name: 'name',
    label: labels.name,
    type: 'text',
    required: true,
    localized: true,
    maxLength: 200,
    hooks: { beforeChange: [takeNames] },
  },
  {
    name: 'target',
    label: labels.target,
    type: 'relationship',
    relationTo: ['pages', 'categories'],
    maxDepth: 0,
    admin: {
      description: descriptions.target,
    },
  },
  linkField('href', {
    label: labels.href,
    custom: { pattern: linkOrNothingPattern, insteadOf: 'target' },
    admin: {
      description: descriptions.href,
      condition: (data) => !hasTarget(data),
    },
  }),
  {
    name: 'description',
    label: labels.description,
    type: 'textarea',
    localized: true,
    maxLength: 1000,
    admin: { description: descriptions.description },
  },
  {
    name: 'picture',
    label: labels.picture,
    type: 'upload',
    relationTo: 'media',
    maxDepth: 0,
    admin: { description: descriptions.picture },
  },
  {
    name: 'menu',
    label: labels.menu,
    type: 'select',
    required: true,
    defaultValue: 'products',
    index: true,
    options: menuOptions,
    admin: {
      position: 'sidebar',
      description: descriptions.menu,
      condition: (data) => !data.parentId,
    },
  },
  {
    name: 'parentId',
    label: labels.parentId,
    type: 'relationship',
    relationTo: 'navigation-items',
    index: true,
    maxDepth: 0,
    admin: { position: 'sidebar' },
  },
  { ...slugField(descriptions.slug), label: labels.slug },
  {
    name: 'order',
    label: labels.order,
    type: 'number',
    defaultValue: 0,
    index: true,
    admin: { position: 'sidebar' },
  },
  isActiveField,
  updatedByField,
]
