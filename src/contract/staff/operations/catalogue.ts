import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import type { Operation } from '@/src/contract/operation'
import { Csv } from './csv'
import { CatalogueImportAnswer, CatalogueImportOptions } from '../catalogue-csv'
import { CompletenessAnswer, CompletenessQuery } from '../completeness'

const Locale = z.object({ locale: z.enum(languages).optional().describe('Language of the texts') })

/** The catalogue as CSV, and how complete it is. */
export const catalogueOperations: Operation[] = [
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
      schema: z.strictObject({
        file: z.string().meta({ format: 'binary' }),
        _payload: CatalogueImportOptions.optional(),
      }),
    },
    answer: { status: 200, schema: CatalogueImportAnswer },
    refusals: [400, 401, 403, 409, 413],
    isForStaff: true,
  },
]
