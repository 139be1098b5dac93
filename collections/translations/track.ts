import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import { localizedFields, sourcesField } from './localized-fields'
import { type Sources, storedSources, updateSources, type Written } from './sources'

/** Facts that a save may pass about its translations, in `context.translationsWritten`. */
export type TranslationsWritten = Pick<Written, 'isMachine' | 'isConfirmed'>

/**
 * Brings the sources of translations up to date whenever a document or a version is stored: there alone, below all of
 * Payload's operations, a document is whole in all its languages, whoever writes it.
 */
export function trackTranslations(payload: Payload): void {
  const db = payload.db as unknown as Record<string, Write> & { [tracked]?: true }
  if (db[tracked]) return
  db[tracked] = true
  for (const [name, { docOf, slugOf }] of Object.entries(writes)) {
    const write = db[name]?.bind(db)
    if (!write) continue
    db[name] = (args) => {
      const fields = fieldsOf(payload, slugOf(args))
      const doc = docOf(args)
      if (fields && doc) note(payload, fields, doc, args)
      return write(args)
    }
  }
}

const tracked = Symbol('tracked')

type Doc = Record<string, unknown>
type Args = Doc & { req?: Partial<PayloadRequest> }
type Write = (args: Args) => Promise<unknown>

const writes: Record<string, { docOf: (args: Args) => unknown; slugOf: (args: Args) => unknown }> =
  {
    create: { docOf: ({ data }) => data, slugOf: ({ collection }) => collection },
    updateOne: { docOf: ({ data }) => data, slugOf: ({ collection }) => collection },
    createVersion: {
      docOf: ({ versionData }) => versionData,
      slugOf: ({ collectionSlug }) => collectionSlug,
    },
    updateVersion: {
      docOf: ({ versionData }) => (versionData as Doc | undefined)?.version,
      slugOf: ({ collection }) => collection,
    },
    createGlobal: { docOf: ({ data }) => data, slugOf: ({ slug }) => slug },
    updateGlobal: { docOf: ({ data }) => data, slugOf: ({ slug }) => slug },
    createGlobalVersion: {
      docOf: ({ versionData }) => versionData,
      slugOf: ({ globalSlug }) => globalSlug,
    },
    updateGlobalVersion: {
      docOf: ({ versionData }) => (versionData as Doc | undefined)?.version,
      slugOf: ({ global }) => global,
    },
  }

/** The fields of what has sources. */
function fieldsOf({ collections, globals }: Payload, slug: unknown): FlattenedField[] | undefined {
  const config =
    collections[slug as keyof typeof collections]?.config ??
    globals.config.find((global) => global.slug === slug)
  return config?.flattenedFields.some(({ name }) => name === sourcesField)
    ? config.flattenedFields
    : undefined
}

function note(payload: Payload, fields: FlattenedField[], doc: unknown, args: Args): void {
  const whole = doc as Doc
  // A write of a few fields, such as a state, leaves the others and their sources as they are.
  if (!(sourcesField in whole)) return
  const { draftSources, translationsWritten } = (args.req?.context ?? {}) as {
    draftSources?: Record<string, Sources>
    translationsWritten?: TranslationsWritten
  }
  const drafted = draftSources?.[String(args.id ?? args.parent ?? args.slug ?? args.globalSlug)]
  const found = localizedFields(whole, fields, payload.config.blocks ?? [])
  whole[sourcesField] = updateSources(found, storedSources(whole[sourcesField]) ?? {}, {
    ...translationsWritten,
    others: drafted ? [drafted] : [],
  })
}
