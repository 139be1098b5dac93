import type { Field, TextField } from 'payload'
import { hexColor } from '@/src/domain/theme/color'
import { shippedFonts } from '@/src/domain/theme/fonts'
import { withinLength } from '@/src/payload/fields/text'

const picture = (name: string, description: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  maxDepth: 0,
  admin: { description },
})

const color = (name: string, label: string, description: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 7,
  admin: {
    description,
    components: { Field: '/src/staff/panel/brand/color-field#ColorField' },
  },
  validate: withinLength(
    (value: unknown) =>
      !value ||
      (typeof value === 'string' && hexColor.test(value)) ||
      `${label} must be # and six hexadecimal digits, such as #0b5d3b`,
  ),
})

const shippedOptions = Object.entries(shippedFonts).map(([value, label]) => ({ value, label }))

/** The files of a font that staff uploaded, for a choice that names it. */
const ownFont = (name: string, choice: string, label: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'fonts',
  hasMany: true,
  maxRows: 6,
  maxDepth: 0,
  label,
  admin: {
    condition: (_, brand) => brand?.[choice] === 'own',
    description:
      'One variable font file, or the regular and semi-bold files of a family. Without a file, the site uses IBM Plex Sans',
  },
})

/** Look of the site: pictures of the brand, and the input of `src/domain/theme` for a style sheet. */
export const brandFields: Field[] = [
  picture(
    'logo',
    'Replaces the name in the header of every page, 24 px high. Upload it two or three times as large, with a transparent background',
  ),
  picture('logoDark', 'The same logo for dark mode'),
  picture(
    'mark',
    'Square brand icon, 512 px or more. Used for browser tabs and home screens. Without one, they show the first letter of the name',
  ),
  {
    name: 'brand',
    type: 'group',
    label: 'Theme',
    fields: [
      color(
        'color',
        'Brand color',
        'For buttons, links, and the tint of grays, in light and dark mode. Leave empty to keep the default colors',
      ),
      color(
        'accent',
        'Accent color',
        'For the thin lines that mark selected items and for the focus ring. Leave empty to use the brand color',
      ),
      {
        name: 'sample',
        type: 'ui',
        admin: { components: { Field: '/src/staff/panel/brand/sample#BrandSample' } },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'corners',
            type: 'select',
            admin: { isClearable: false },
            defaultValue: 'soft',
            options: [
              { value: 'sharp', label: 'Sharp' },
              { value: 'soft', label: 'Soft' },
              { value: 'round', label: 'Round' },
            ],
          },
          {
            name: 'density',
            type: 'select',
            admin: { isClearable: false },
            defaultValue: 'normal',
            options: [
              { value: 'compact', label: 'Compact' },
              { value: 'normal', label: 'Normal' },
              { value: 'airy', label: 'Airy' },
            ],
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'font',
            type: 'select',
            admin: { isClearable: false },
            defaultValue: 'plex',
            options: [...shippedOptions, { value: 'own', label: 'Your own' }],
          },
          {
            name: 'headingFont',
            type: 'select',
            label: 'Heading font',
            admin: { isClearable: false },
            defaultValue: 'text',
            options: [
              { value: 'text', label: 'Same as text' },
              ...shippedOptions,
              { value: 'own', label: 'Your own' },
            ],
          },
        ],
      },
      ownFont('fontFiles', 'font', 'Your own font'),
      ownFont('headingFontFiles', 'headingFont', 'Your own heading font'),
    ],
  },
]
