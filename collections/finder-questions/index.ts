import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { activeAndPublished, getAccess } from '@/src/payload/access'
import { draftedComponents, draftedVersions, previewed } from '@/src/payload/versions/drafted'
import { isActiveField } from '@/src/payload/fields/record'
import { requiredText } from '@/src/payload/fields/text'
import { fillSlug, slugField } from '@/src/payload/fields/slug'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { answersField } from './answers'
import { checkAnswers, fillAnswerKeys, refuseReserved } from './hooks'

const { afterChange, afterDelete } = revalidate(() => [tags.finder()])

/** Questions of /products/finder, which leads visitors to the products that fit their answers. */
export const finderQuestions: CollectionConfig = {
  slug: 'finder-questions',
  labels: { singular: 'Question of the finder', plural: 'Product finder' },
  access: getAccess('finder-questions', activeAndPublished),
  admin: {
    ...previewed('finder-questions'),
    components: draftedComponents,
    useAsTitle: 'question',
    group: 'Catalogue',
    defaultColumns: ['question', 'slug', 'order', '_status', 'isActive'],
    description:
      'Asked one after the other at /products/finder. Each answer says what a product has to have.',
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
