import type { CollectionConfig, ArrayField, Field } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { activeAndPublished, getAccess } from '@/src/payload/access'
import { draftedComponents, draftedVersions, previewed } from '@/src/payload/versions/drafted'
import { isActiveField } from '@/src/payload/fields/record'
import { requiredText, withinLength } from '@/src/payload/fields/text'
import { fillSlug, slugField } from '@/src/payload/fields/slug'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { checkAnswers, fillAnswerKeys, refuseReserved } from './hooks'
import { finderTests, type FinderTest } from '@/src/domain/finder/stored-question'
import { plainPattern } from '@/src/contract/patterns'
import { sides } from '@/src/domain/catalogue/attributes/measures'
import { unitNames } from '@/src/domain/catalogue/attributes/units'
import { slugPattern } from '@/src/platform/text/slug'

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
      description: 'For dimensions only. Leave empty to use the width',
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
          description: 'Leave empty to use the unit of the attribute',
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
      description: 'Names of choices of the attribute: ndc, ddc. A product needs only one of them.',
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

const answersField: ArrayField = {
  name: 'answers',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 20,
  labels: { singular: 'Answer', plural: 'Answers' },
  admin: { description: '“No preference” is added automatically.' },
  fields: [
    { name: 'label', type: 'text', required: true, localized: true, maxLength: 200 },
    {
      name: 'key',
      type: 'text',
      maxLength: 100,
      custom: { pattern: plainPattern(slugPattern) },
      admin: { description: 'Name in addresses. Leave empty to use the label.' },
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
      admin: {
        description: 'A product must meet all conditions. Without conditions, all products match.',
      },
      fields: conditionFields,
    },
  ],
}

const { afterChange, afterDelete } = revalidate(() => [tags.finder()])

/** Questions of /products/finder, which leads visitors to the products that fit their answers. */
export const finderQuestions: CollectionConfig = {
  slug: 'finder-questions',
  labels: { singular: 'Finder question', plural: 'Product finder' },
  access: getAccess('finder-questions', activeAndPublished),
  admin: {
    ...previewed('finder-questions'),
    components: draftedComponents,
    useAsTitle: 'question',
    group: 'Catalog',
    defaultColumns: ['question', 'slug', 'order', '_status', 'isActive'],
    description:
      'Visitors answer them one by one at /products/finder. Each answer sets conditions that products must meet.',
  },
  defaultSort: 'order',
  versions: draftedVersions,
  trash: true,
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeValidate: [fillSlug('question'), fillAnswerKeys, refuseReserved, checkAnswers],
    afterChange: [afterChange, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: [
    requiredText('question', 'Question is required'),
    { name: 'help', type: 'textarea', localized: true, maxLength: 1000 },
    answersField,
    slugField('Name of the question in addresses. Left empty, it is made of the question.'),
    { name: 'order', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
    isActiveField,
  ],
}
