import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
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
} from '../translations'

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
