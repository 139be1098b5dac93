import type { Field, SelectField, TextareaField, TextField, UploadField } from 'payload'
import type { OnPictureFields } from '@/src/domain/checks/on-pictures'
import { linkField } from './link'

/** A line of text in a block, in every language. */
export const blockLine = (name: string, options: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', localized: true, maxLength: 200, ...options }) as TextField

/** Text of one paragraph a line in a block, in every language. */
export const blockText = (name: string, options: Partial<TextareaField> = {}): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 5000,
  ...options,
})

/** A choice of how a block looks; the first option is what it looks like unasked. */
export const blockChoice = <Value extends string>(
  name: string,
  options: { value: Value; label: string }[],
  description?: string,
): SelectField => ({
  name,
  type: 'select',
  options,
  defaultValue: options[0]?.value,
  admin: { description },
})

interface PictureOptions {
  description?: string
  /** Smallest width of the picture for its place, px; checks report a smaller one. */
  leastWidth?: number
}

/** A picture of the media library in a block. */
export const blockPicture = ({ leastWidth, ...options }: PictureOptions = {}): UploadField => ({
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  maxDepth: 0,
  admin: options,
  ...(leastWidth === undefined ? {} : { custom: { leastWidth } }),
})

/**
 * The slug or id of a record that a block shows. It is a text, not a relation, because detail routes
 * draw the same blocks with what stands in the address.
 */
export const recordKey = (name: string): TextField => ({
  name,
  type: 'text',
  required: true,
  maxLength: 100,
  admin: { description: `Slug or id of the ${name}` },
})

/** A link with its words, under the names of the documented slides and sections. */
export const ctaFields: Field[] = [
  { name: 'ctaText', type: 'text', localized: true, maxLength: 100 },
  linkField('ctaHref'),
]

/** A second link, quieter, beside the first. */
export const secondCtaFields: Field[] = [
  { name: 'secondText', type: 'text', localized: true, maxLength: 100 },
  linkField('secondHref'),
]

interface BleedOptions {
  /** The field with the words that are smaller than a title; checks compute their contrast. */
  text: string
  /** True where those have the muted colour. */
  isMuted: boolean
  /** Returns true where the words of a block are on its picture; always by default. */
  isBleed?: (block: { layout?: unknown }) => boolean
}

/** Fields for words on a picture from edge to edge, that of the field `picture` beside these. */
export const bleedFields = ({ text, isMuted, isBleed }: BleedOptions): Field[] => [
  {
    name: 'words',
    type: 'select',
    options: [
      { label: 'Light, for a dark picture', value: 'light' },
      { label: 'Dark, for a bright picture', value: 'dark' },
    ],
    admin: {
      description: 'Color of the text on the picture',
      condition: (_, siblings) => isBleed?.(siblings) ?? true,
    },
    custom: {
      onPicture: {
        picture: 'picture',
        place: 'place',
        text,
        isMuted,
        isShown: isBleed,
      } satisfies OnPictureFields,
    },
  },
  {
    name: 'place',
    type: 'select',
    options: [
      { label: 'Left (right in right-to-left languages)', value: 'start' },
      { label: 'Right (left in right-to-left languages)', value: 'end' },
    ],
    admin: {
      description: 'The calm side of the picture, where the text is placed',
      condition: (_, siblings) => isBleed?.(siblings) ?? true,
    },
  },
]
