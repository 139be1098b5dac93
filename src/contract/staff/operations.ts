import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import type { Operation } from '../operation'
import {
  Code,
  DoneAnswer,
  PasswordChange,
  PasswordProof,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  SessionList,
  StrongProof,
} from './account'
import {
  BulkAnswer,
  bulkCollections,
  bulkInputOf,
  OrderAnswer,
  orderedCollections,
  OrderInput,
} from './bulk'
import { CatalogueImportAnswer, CatalogueImportOptions } from './catalogue-csv'
import { ChecksAnswer, ChecksQuery } from './checks'
import { CompletenessAnswer, CompletenessQuery } from './completeness'
import {
  LibraryAnswer,
  LibraryQuery,
  PictureMove,
  PictureMoved,
  PictureUses,
} from './media-library'
import { MenuAnswer, MenuInput, MenuTree, MenuTreeInput } from './menu-tree'
import { Overview } from './overview'
import { ScheduleAnswer, scheduledCollections, ScheduleInput } from './schedule'
import { PageStart, PageStartAnswer, Setup, SetupInput, SetupUndone } from './setup'
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
  XliffExportQuery,
  XliffImportAnswer,
  XliffImportOptions,
} from './translations'
import { type AnsweredCollection, answeredCollections, ReplyAnswer, ReplyInput } from './replies'

const translations = 'Staff: translations'

const account = 'Staff: own account'

const menus = 'Staff: menus'

const library = 'Staff: media library'

const pictureId = { id: 'Id of the picture' }

const Locale = z.object({ locale: z.enum(languages).optional().describe('Language of the texts') })

const Csv = { type: 'text/csv', schema: z.string() }

/** What the dashboard needs beside the documented calls. */
export const dashboardOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/overview',
    subject: 'Staff: overview',
    summary: 'Rights, numbers and latest activity: what the role may see of them',
    answer: { status: 200, schema: Overview },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/checks',
    subject: 'Staff: checks',
    summary:
      'What is wrong with a document, or with all that is published, of what the caller may edit',
    query: ChecksQuery,
    answer: { status: 200, schema: ChecksAnswer },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
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
      schema: z.object({
        file: z.string().meta({ format: 'binary' }),
        _payload: XliffImportOptions,
      }),
    },
    answer: { status: 200, schema: XliffImportAnswer },
    refusals: [400, 401, 403, 409, 413],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/pages/start',
    subject: 'Staff: begin a site',
    summary: 'Makes the page of a documented address that has none, to go on from',
    body: { schema: PageStart },
    answer: { status: 201, schema: PageStartAnswer },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'How a site of one’s own began, and what is left of it to do',
    answer: { status: 200, schema: Setup },
    refusals: [401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'Begins an empty site with nothing, with starter pages as drafts, or with the demo',
    body: { schema: SetupInput },
    answer: { status: 201, schema: Setup },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'Takes back what the choice brought, except for what was worked on since',
    answer: { status: 200, schema: SetupUndone },
    refusals: [401, 403, 404, 409],
    isForStaff: true,
  },
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
  {
    method: 'get',
    path: '/admin/navigation-items/tree',
    subject: menus,
    summary:
      'All menus and the footer: the latest version of every entry, and what of it is public',
    query: Locale,
    answer: { status: 200, schema: MenuTree },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/navigation-items/tree',
    subject: menus,
    summary: 'Saves places and order of all entries of a menu, as drafts: all of it or nothing',
    body: { schema: MenuTreeInput },
    answer: { status: 200, schema: MenuAnswer },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/navigation-items/publish',
    subject: menus,
    summary: 'Publishes every draft of a menu: all of them or none',
    body: { schema: MenuInput },
    answer: { status: 200, schema: MenuAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/navigation-items/start',
    subject: menus,
    summary: 'Writes the built-in entries into a menu that has none',
    body: { schema: MenuInput },
    answer: { status: 201, schema: MenuAnswer },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/media/library',
    subject: library,
    summary: 'Pictures for staff, 48 a page: searched, filtered, and whether they are used',
    query: LibraryQuery,
    answer: { status: 200, schema: LibraryAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/media/{id}/uses',
    subject: library,
    summary: 'Every place in which a picture is used, public and drafted',
    parameters: pictureId,
    answer: { status: 200, schema: PictureUses },
    refusals: [401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/media/{id}/move',
    subject: library,
    summary: 'Shows another picture wherever this one is used: everywhere or nowhere',
    parameters: pictureId,
    body: { schema: PictureMove },
    answer: { status: 200, schema: PictureMoved },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/products/completeness',
    subject: 'Staff: catalogue as CSV',
    summary: 'How complete products are in each language, and what they lack',
    query: CompletenessQuery,
    answer: { status: 200, schema: CompletenessAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/products/export',
    subject: 'Staff: catalogue as CSV',
    summary: 'The catalogue, or what `where` and `search` leave of it, in one language',
    query: Locale,
    answer: { status: 200, ...Csv },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/products/import',
    subject: 'Staff: catalogue as CSV',
    summary: 'Tells what a file would change; with the fingerprint of that answer, changes it',
    body: {
      type: 'multipart/form-data',
      schema: z.object({
        file: z.string().meta({ format: 'binary' }),
        _payload: CatalogueImportOptions.optional(),
      }),
    },
    answer: { status: 200, schema: CatalogueImportAnswer },
    refusals: [400, 401, 403, 409, 413],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/inquiries/export',
    subject: 'Staff: inquiries',
    summary: 'Inquiries as CSV: all, or what `where` and `search` leave of them',
    answer: { status: 200, ...Csv },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/quote-requests/export',
    subject: 'Staff: quote-requests',
    summary: 'A row for each position as CSV: of all, or of what `where` and `search` leave',
    answer: { status: 200, ...Csv },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  visitorFile('quote-requests'),
  visitorFile('job-applications'),
  ...answeredCollections.map(replyTo),
  {
    method: 'post',
    path: '/admin/account/password',
    subject: account,
    summary: 'Changes the own password; every other session ends',
    body: { schema: PasswordChange },
    answer: { status: 200, schema: DoneAnswer },
    refusals: [400, 401, 403, 429],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/account/sessions',
    subject: account,
    summary: 'Where the caller is signed in',
    answer: { status: 200, schema: SessionList },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/account/sessions/{id}',
    subject: account,
    summary: 'Ends one session',
    parameters: { id: 'Id, as the list has it' },
    answer: { status: 200, schema: DoneAnswer },
    refusals: [401, 404],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/account/sessions',
    subject: account,
    summary: 'Ends every session, this one too: signs out everywhere',
    answer: { status: 200, schema: DoneAnswer },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/account/second-factor',
    subject: account,
    summary: 'Whether signing in takes a code besides the password',
    answer: { status: 200, schema: SecondFactorState },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/account/second-factor',
    subject: account,
    summary: 'Begins to set up the second factor; it is on once a code confirmed it',
    body: { schema: PasswordProof },
    answer: { status: 200, schema: SecondFactorSetup },
    refusals: [400, 401, 403, 409, 429],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/account/second-factor/confirm',
    subject: account,
    summary: 'Turns the second factor on; answers the recovery codes',
    body: { schema: Code },
    answer: { status: 200, schema: RecoveryCodes },
    refusals: [400, 401, 403, 409, 429],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/account/second-factor/recovery-codes',
    subject: account,
    summary: 'Makes new recovery codes; the old ones are worth nothing from then on',
    body: { schema: StrongProof },
    answer: { status: 200, schema: RecoveryCodes },
    refusals: [400, 401, 403, 409, 429],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/account/second-factor/off',
    subject: account,
    summary: 'Turns the second factor off',
    body: { schema: StrongProof },
    answer: { status: 200, schema: DoneAnswer },
    refusals: [400, 401, 403, 409, 429],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/users/{id}/second-factor',
    subject: 'Staff: users',
    summary: 'Takes the second factor from somebody else who lost it; for super_admin',
    parameters: { id: 'Id' },
    answer: { status: 200, schema: DoneAnswer },
    refusals: [401, 403, 404, 409],
    isForStaff: true,
  },
]

function visitorFile(collection: string): Operation {
  return {
    method: 'get',
    path: `/admin/${collection}/{id}/files/{file}`,
    subject: `Staff: ${collection}`,
    summary: 'A file that came with it, as a download',
    parameters: { id: 'Id', file: 'Last part of the key of the file' },
    answer: {
      status: 200,
      type: 'application/octet-stream',
      schema: z.string().meta({ format: 'binary' }),
    },
    refusals: [401, 403, 404],
    isForStaff: true,
  }
}

function replyTo(collection: AnsweredCollection): Operation {
  return {
    method: 'post',
    path: `/admin/${collection}/{id}/replies`,
    subject: `Staff: ${collection}`,
    summary: 'Mails a reply to the visitor, and keeps it with what the visitor sent',
    parameters: { id: 'Id' },
    body: { schema: ReplyInput },
    answer: { status: 201, schema: ReplyAnswer },
    refusals: [400, 401, 403, 404, 409, 503],
    isForStaff: true,
  }
}

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
