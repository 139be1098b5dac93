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
      'One variable file, or the regular and the semi-bold one of a family. Without a file the site shows IBM Plex Sans',
  },
})

/** Look of the site: pictures of the brand, and the input of `src/domain/theme` for a style sheet. */
export const brandFields: Field[] = [
  picture(
    'logo',
    'Shown in the head of every page in place of the name, 24 px high; better twice or three times as large, on no ground',
  ),
  picture('logoDark', 'The same logo for the dark scheme'),
  picture(
    'mark',
    'The small sign of the brand, square, 512 px or more: icons of tabs and home screens are made of it. Without one they show the first letter of the name',
  ),
  {
    name: 'brand',
    type: 'group',
    label: 'Look',
    fields: [
      color(
        'color',
        'Brand colour',
        'Buttons, links and the tint of greys, in the light and the dark scheme. Without one the site keeps its own colours',
      ),
      color(
        'accent',
        'Accent colour',
        'The fine lines that mark what is chosen, and the ring of focus. Without one they have the brand colour',
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
              { value: 'text', label: 'As the text' },
              ...shippedOptions,
              { value: 'own', label: 'Your own' },
            ],
          },
        ],
      },
      ownFont('fontFiles', 'font', 'Your own font'),
      ownFont('headingFontFiles', 'headingFont', 'Your own font of headings'),
    ],
  },
]
