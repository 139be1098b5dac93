import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
import {
  BulkAnswer,
  bulkCollections,
  BulkFields,
  bulkInputOf,
  editedInBulk,
  KnownTags,
  OrderAnswer,
  orderedCollections,
  OrderInput,
  taggedCollections,
  TagsInput,
} from '../bulk'
import {
  CommentAnswer,
  CommentInput,
  CommentList,
  CommentQuery,
  CommentResolved,
} from '../comments'
import { ScheduleAnswer, scheduledCollections, ScheduleInput } from '../drafts'
import { PresenceAnswer, PresenceInput } from '../presence'
import {
  TranslationConfirm,
  TranslationConfirmed,
  TranslationFields,
  TranslationList,
  TranslationListQuery,
  TranslationMachine,
  TranslationMachineAnswer,
  TranslationOverview,
  TranslationPlace,
  TranslationSave,
  TranslationSaved,
  TranslationTexts,
  XliffExportQuery,
  XliffImportAnswer,
  XliffImportOptions,
} from '../translations'

/** Operations on many records at once, or on one at a set time. */
export const recordOperations: Operation[] = [
  ...bulkCollections.map((collection): Operation => ({
    method: 'post',
    path: `/admin/${collection}/bulk`,
    subject: 'Staff: many at once',
    summary: `Does the same with many ${collection}; what fails says why`,
    body: { schema: bulkInputOf(collection) },
    answer: { status: 200, schema: BulkAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  })),
  ...editedInBulk.map((collection): Operation => ({
    method: 'get',
    path: `/admin/${collection}/bulk`,
    subject: 'Staff: many at once',
    summary: `Fields that can be changed in many ${collection} at once`,
    answer: { status: 200, schema: BulkFields },
    refusals: [401, 403],
    isForStaff: true,
  })),
  ...orderedCollections.map((collection): Operation => ({
    method: 'post',
    path: `/admin/${collection}/order`,
    subject: 'Staff: many at once',
    summary: `Writes the order of ${collection}`,
    body: { schema: OrderInput },
    answer: { status: 200, schema: OrderAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  })),
  ...scheduledCollections.flatMap(scheduleOperations),
]

function scheduleOperations(collection: string): Operation[] {
  const call = {
    path: `/admin/${collection}/{id}/schedule`,
    subject: 'Staff: publishing at a set time',
    parameters: { id: 'Id of the document' },
    answer: { status: 200, schema: ScheduleAnswer },
    isForStaff: true,
  }
  return [
    {
      ...call,
      method: 'get',
      summary: `When the latest draft of one of ${collection} is published by itself`,
      refusals: [401, 403, 404],
    },
    {
      ...call,
      method: 'post',
      summary: `Has the latest draft of one of ${collection} published at a time, in place of one set before`,
      body: { schema: ScheduleInput },
      refusals: [400, 401, 403, 404],
    },
    {
      ...call,
      method: 'delete',
      summary: `Takes back the time at which one of ${collection} is to be published`,
      refusals: [401, 403, 404],
    },
  ]
}

const tagSubjects = { media: 'Staff: media library', documents: 'Staff: documents' }

/** Words by which staff find pictures and documents. */
export const tagOperations: Operation[] = taggedCollections.flatMap((collection): Operation[] => [
  {
    method: 'get',
    path: `/admin/${collection}/tags`,
    subject: tagSubjects[collection],
    summary: 'Every tag in use, drafts included',
    answer: { status: 200, schema: KnownTags },
    refusals: [401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: `/admin/${collection}/tags`,
    subject: tagSubjects[collection],
    summary: 'Gives tags to many records, and takes others from them: each for itself',
    body: { schema: TagsInput },
    answer: { status: 200, schema: BulkAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
])

/** Operations that tell who edits the same page. */
export const presenceOperations: Operation[] = [
  {
    method: 'post',
    path: '/admin/presence',
    subject: 'Staff: editing in place',
    summary: 'Says that the caller is at a page and has a field open; answers who else is there',
    body: { schema: PresenceInput },
    answer: { status: 200, schema: PresenceAnswer },
    refusals: [400, 401, 403, 404, 429],
    isForStaff: true,
  },
]

const commentSubject = 'Staff: comments'

/** Operations of comments by staff about documents. */
export const commentOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/comments/of',
    subject: commentSubject,
    summary: 'The comments on a document, and who may be mentioned there',
    query: CommentQuery,
    answer: { status: 200, schema: CommentList },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/comments/write',
    subject: commentSubject,
    summary: 'Comments on a document or a place in it; the mentioned get a mail',
    body: { schema: CommentInput },
    answer: { status: 201, schema: CommentAnswer },
    refusals: [400, 401, 403, 404, 409],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/comments/{id}/resolve',
    subject: commentSubject,
    summary: 'Notes that a comment and its answers are done with, or not',
    parameters: { id: 'Id' },
    body: { schema: CommentResolved },
    answer: { status: 200, schema: CommentAnswer },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
]

const translations = 'Staff: translations'

/** Operations that list, confirm, make, export and import translations. */
export const translationOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/translations',
    subject: translations,
    summary:
      'How many texts are missing, stale, machine-made and whole, by collection and language',
    answer: { status: 200, schema: TranslationOverview },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/translations/list',
    subject: translations,
    summary: 'The records that have texts in a state, 25 a page, and which texts',
    query: TranslationListQuery,
    answer: { status: 200, schema: TranslationList },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/translations/fields',
    subject: translations,
    summary: 'Each text of a record in a language, beside its English now and before',
    query: TranslationPlace,
    answer: { status: 200, schema: TranslationFields },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/translations/texts',
    subject: translations,
    summary: 'A record as it is translated: each text in segments, with the terms of the glossary',
    query: TranslationPlace,
    answer: { status: 200, schema: TranslationTexts },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/translations/texts',
    subject: translations,
    summary:
      'Saves texts of a record in one language, all or none, and publishes what waits of that language where asked to',
    body: { schema: TranslationSave },
    answer: { status: 200, schema: TranslationSaved },
    refusals: [400, 401, 403, 404, 409],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/translations/confirm',
    subject: translations,
    summary: 'Confirms that translations are right beside the English that stands now',
    body: { schema: TranslationConfirm },
    answer: { status: 200, schema: TranslationConfirmed },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/translations/machine',
    subject: translations,
    summary:
      'Has texts of a record translated by the service that is set up, as drafts that wait for a person',
    body: { schema: TranslationMachine },
    answer: { status: 200, schema: TranslationMachineAnswer },
    refusals: [400, 401, 403, 404, 502],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/translations/xliff',
    subject: translations,
    summary: 'Texts in a state as XLIFF 2.1, with what is there in the language; 5,000 at most',
    query: XliffExportQuery,
    answer: { status: 200, type: 'application/xliff+xml', schema: z.string() },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/translations/xliff',
    subject: translations,
    summary:
      'Tells what an XLIFF file would change, and with the fingerprint of that answer does it: all or nothing',
    body: {
      type: 'multipart/form-data',
      schema: z.strictObject({
        file: z.string().meta({ format: 'binary' }),
        _payload: XliffImportOptions,
      }),
    },
    answer: { status: 200, schema: XliffImportAnswer },
    refusals: [400, 401, 403, 409, 413],
    isForStaff: true,
  },
]
