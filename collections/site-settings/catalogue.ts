import type { Field } from 'payload'
import { areasField } from './areas'

/** Requirements for the catalogue. */
export const catalogueFields: Field[] = [
  areasField,
  {
    name: 'minCompleteness',
    label: 'Completeness that publishing a product needs, in %',
    type: 'number',
    min: 0,
    max: 100,
    admin: {
      description:
        'Counted in English: texts, required attributes, picture and alt texts, names of variants, a document. Empty or 0: none is needed',
      step: 1,
    },
  },
]
