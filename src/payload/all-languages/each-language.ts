import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { Language } from '@/src/i18n/languages'
import { preserveLocale } from '../preserve-locale'
import { inLanguage } from './in-language'
import { listLanguages, storedTexts, readTranslations } from './translations'

type Hook = CollectionBeforeChangeHook | CollectionBeforeValidateHook

/**
 * Makes a hook that looks at texts judge each language of a save, as it would one that is saved by itself. What it changes
 * counts for the language of the save alone.
 */
export const eachLanguage = <H extends Hook>(hook: H): H =>
  (async (args: Parameters<CollectionBeforeChangeHook>[0]) => {
    const { collection, context, originalDoc, req } = args
    const once = hook as CollectionBeforeChangeHook
    const data = (await once(args)) ?? args.data
    const translations = readTranslations(context, collection.slug, originalDoc?.id)
    if (!translations) return data
    const stored = await storedTexts(translations, collection, req)
    const schema = { fields: collection.flattenedFields, blocks: req.payload.config.blocks }
    for (const [lng, given] of listLanguages(translations)) {
      await inOtherLanguage(req, lng, () =>
        once({
          ...args,
          data: inLanguage(data, { given, stored }, lng, schema),
          originalDoc: originalDoc && inLanguage(originalDoc, { stored }, lng, schema),
        }),
      )
    }
    return data
  }) as H

/** Does some work in another language than that of the call, whose refusals then name that language with the field. */
export const inOtherLanguage = <T>(
  req: PayloadRequest,
  lng: Language,
  work: () => Promise<T> | T,
): Promise<T> =>
  preserveLocale(req, async () => {
    req.locale = lng
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const { collection, errors } = error.data
      throw new ValidationError({
        collection,
        errors: errors.map((one) => ({ ...one, path: pathIn(lng, one.path) })),
      })
    }
  })

/** Returns the path by which a refusal names a field in another language than that of the call. */
export const pathIn = (lng: Language, path: string): string => `translations.${lng}.${path}`
