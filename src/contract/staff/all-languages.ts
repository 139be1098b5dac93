import { z } from 'zod'
import { defaultLanguage, languages } from '@/src/i18n/languages'
import type { Operation } from '../operation'

/** The end of the addresses at which a record is created or changed in all its languages at once. */
export const languagesPath = '/languages'

/**
 * Describes the call that does in all languages what an operation does in one.
 * @param texts of the record in one language
 */
export function inAllLanguages(operation: Operation, texts: z.ZodType): Operation {
  const { body, method, path } = operation
  const others = languages.filter((lng) => lng !== defaultLanguage)
  const translations = z
    .strictObject(Object.fromEntries(others.map((lng) => [lng, texts.optional()])))
    .optional()
    .describe('Texts in other languages; what is not named stays, null takes a text away')
  return {
    ...operation,
    path: path + languagesPath,
    summary:
      method === 'post'
        ? 'Creates one in several languages, all or none'
        : 'Changes one in several languages, all or none: one version, one entry of the activity log',
    body: { schema: (body?.schema as z.ZodObject).safeExtend({ translations }) },
    form: undefined,
  }
}
