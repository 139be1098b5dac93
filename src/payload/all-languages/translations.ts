import type {
  CollectionSlug,
  PayloadRequest,
  RequestContext,
  SanitizedCollectionConfig,
} from 'payload'
import type { Language } from '@/src/i18n/languages'
import { latestDocument } from '@/src/payload/read-once'

type Doc = Record<string, unknown>

/** The other languages of a save, in its context as `translations`. The save itself is in the default language. */
export interface Translations {
  collection: CollectionSlug
  /** Id of the record that is saved; none for a new one. */
  id?: string
  /** Texts by language, each of the shape of the document: what is not named stays as it is. */
  in: Partial<Record<Language, Doc>>
  /** Drafts may be unfinished. */
  isDraft?: boolean
  /** The record before, in all its languages, once it was read. */
  stored?: Doc
  /** The record in each of the languages as it is written, once it was checked. */
  documents?: [Language, Doc][]
}

/** The other languages in which a record is saved; undefined where it is saved in one. */
export function readTranslations(
  context: RequestContext,
  collection: string | undefined,
  id: unknown,
): Translations | undefined {
  const translations = context.translations as Translations | undefined
  const isOfRecord =
    translations?.collection === collection && (translations?.id ?? null) === (id ?? null)
  return isOfRecord ? translations : undefined
}

export const listLanguages = (translations: Translations): [Language, Doc][] =>
  Object.entries(translations.in) as [Language, Doc][]

/** The record as it is stored in all its languages, which is what a save begins with: read once. */
export async function storedTexts(
  translations: Translations,
  config: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Doc> {
  const { id } = translations
  translations.stored ??=
    id === undefined ? {} : ((await latestDocument(req, config.slug, id)) ?? {})
  return translations.stored
}
