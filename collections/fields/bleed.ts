import type { Field } from 'payload'

/** How words stand on a picture from edge to edge. */
export const bleedFields = (isBleed?: (block: { layout?: unknown }) => boolean): Field[] => [
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
