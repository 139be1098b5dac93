import type { FlattenedField, Payload } from 'payload'
import {
  type Doc,
  type WriteArgs,
  writtenDoc,
  writtenSlug,
  type WriteStep,
} from '@/src/platform/database/write-step'
import { localizedFields, sourcesField } from '@/src/payload/localized-fields'
import { type Sources, storedSources, updateSources, type Written } from './sources'

/** Facts that a save may pass about its translations, in `context.translationsWritten`. */
export type TranslationsWritten = Pick<Written, 'isMachine' | 'isConfirmed'>

/**
 * Brings the sources of translations up to date whenever a document or a version is stored: there alone, below all of
 * Payload's operations, a document is whole in all its languages, whoever writes it.
 */
export const trackTranslations: WriteStep = (next, { name, payload }) =>
  // Of many records at once only fields are written that have no languages.
  name === 'updateMany'
    ? next
    : (args) => {
        const fields = fieldsOf(payload, writtenSlug(name, args))
        const doc = writtenDoc(name, args)
        if (fields && doc) note(payload, fields, doc, args)
        return next(args)
      }

/** The fields of what has sources. */
function fieldsOf({ collections, globals }: Payload, slug: string): FlattenedField[] | undefined {
  const config =
    collections[slug as keyof typeof collections]?.config ??
    globals.config.find((global) => global.slug === slug)
  return config?.flattenedFields.some(({ name }) => name === sourcesField)
    ? config.flattenedFields
    : undefined
}

function note(payload: Payload, fields: FlattenedField[], doc: Doc, args: WriteArgs): void {
  // A write of a few fields, such as a state, leaves the others and their sources as they are.
  if (!(sourcesField in doc)) return
  const { draftSources, translationsWritten } = (args.req?.context ?? {}) as {
    draftSources?: Record<string, Sources>
    translationsWritten?: TranslationsWritten
  }
  const drafted = draftSources?.[String(args.id ?? args.parent ?? args.slug ?? args.globalSlug)]
  const found = localizedFields(doc, { fields, blocks: payload.config.blocks })
  doc[sourcesField] = updateSources(found, storedSources(doc[sourcesField]) ?? {}, {
    ...translationsWritten,
    others: drafted ? [drafted] : [],
  })
}
