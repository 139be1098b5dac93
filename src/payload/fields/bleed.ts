import type { Field } from 'payload'
import type { OnPictureFields } from '@/src/domain/checks/on-pictures'

interface Options {
  /** The field with the words that are smaller than a title; checks compute their contrast. */
  text: string
  /** True where those have the muted colour. */
  isMuted: boolean
  /** Returns true where the words of a block are on its picture; always by default. */
  isBleed?: (block: { layout?: unknown }) => boolean
}

/** Fields for words on a picture from edge to edge, that of the field `picture` beside these. */
export const bleedFields = ({ text, isMuted, isBleed }: Options): Field[] => [
  {
    name: 'words',
    type: 'select',
    options: [
      { label: 'Light, for a dark picture', value: 'light' },
      { label: 'Dark, for a bright picture', value: 'dark' },
    ],
    admin: {
      description: 'Colour of the words on the picture',
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
      { label: 'Where a line begins', value: 'start' },
      { label: 'Where a line ends', value: 'end' },
    ],
    admin: {
      description: 'The calm side of the picture: the words stand there',
      condition: (_, siblings) => isBleed?.(siblings) ?? true,
    },
  },
]
