import type { ArrayField, Field } from 'payload'
import { plainPattern } from '@/src/contract/patterns'
import { sides } from '@/src/domain/catalogue/attributes/measures'
import { unitNames } from '@/src/domain/catalogue/attributes/units'
import { finderTests, type FinderTest } from '@/src/domain/finder/stored-question'
import { slugPattern } from '@/src/platform/text/slug'
import { withinLength } from '@/src/payload/fields/text'

const labels: Record<FinderTest, string> = {
  atMost: 'At most',
  atLeast: 'At least',
  between: 'Between',
  oneOf: 'One of these choices',
  has: 'Has it',
  category: 'Is of a category',
}

/** Returns a condition for fields of the form that belong to these tests. */
const forTest =
  (...tests: FinderTest[]) =>
  (_data: unknown, { test }: { test?: FinderTest }) =>
    test !== undefined && tests.includes(test)

const conditionFields: Field[] = [
  {
    name: 'test',
    type: 'select',
    required: true,
    options: finderTests.map((value) => ({ value, label: labels[value] })),
  },
  {
    name: 'attribute',
    type: 'relationship',
    relationTo: 'attributes',
    maxDepth: 0,
    admin: { condition: forTest('atMost', 'atLeast', 'between', 'oneOf', 'has') },
  },
  {
    name: 'side',
    type: 'select',
    options: sides.map((value) => ({ value, label: value })),
    admin: {
      condition: forTest('atMost', 'atLeast', 'between'),
      description: 'Of dimensions; left empty, the width',
    },
  },
  {
    type: 'row',
    fields: [
      { name: 'min', type: 'number', admin: { condition: forTest('atLeast', 'between') } },
      { name: 'max', type: 'number', admin: { condition: forTest('atMost', 'between') } },
      {
        name: 'unit',
        type: 'select',
        options: unitNames.map((value) => ({ value, label: value })),
        admin: {
          condition: forTest('atMost', 'atLeast', 'between'),
          description: 'Left empty, that of the attribute',
        },
      },
    ],
  },
  {
    name: 'choices',
    type: 'text',
    hasMany: true,
    maxRows: 40,
    maxLength: 100,
    admin: {
      condition: forTest('oneOf'),
      description: 'Names of choices, as the attribute has them: ndc, ddc. One of them is enough.',
    },
  },
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    maxDepth: 0,
    admin: { condition: forTest('category') },
  },
]

export const answersField: ArrayField = {
  name: 'answers',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 20,
  labels: { singular: 'Answer', plural: 'Answers' },
  admin: { description: '“No preference” stands below them by itself.' },
  fields: [
    { name: 'label', type: 'text', required: true, localized: true, maxLength: 200 },
    {
      name: 'key',
      type: 'text',
      maxLength: 100,
      custom: { pattern: plainPattern(slugPattern) },
      admin: { description: 'Its name in addresses. Left empty, it is made of the label.' },
      validate: withinLength(
        (value: unknown) =>
          value === null ||
          value === undefined ||
          value === '' ||
          (typeof value === 'string' && slugPattern.test(value)) ||
          'key may hold lower-case letters, digits and single hyphens between them',
      ),
    },
    {
      name: 'conditions',
      type: 'array',
      maxRows: 10,
      labels: { singular: 'Condition', plural: 'Conditions' },
      admin: { description: 'A product fits that meets all of them. Without any, all fit.' },
      fields: conditionFields,
    },
  ],
}
