import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { CollectionSlug } from 'payload'

/** Values of fields at the top level of a document, by their names. */
type Values = Record<string, unknown>

interface Wanted {
  /** As `localizedAmong` gives them. */
  names: readonly string[]
  locale: string
  /** The language whose value stands in where one is missing. */
  fallback: string
}

/** The localized fields of a collection among some at its top level. */
export function localizedAmong(
  adapter: object,
  collection: CollectionSlug,
  names: readonly string[],
): string[] {
  const table = localesTable(adapter, collection)
  return names.filter((name) => name in table)
}

/**
 * Localized values of documents in one language, straight out of the table in which Payload keeps them. Its adapter copies the
 * whole document once for each localized field and each language, most of the work where thousands are read.
 * @returns by the ids of the documents; as `payload.find` gives them, but that null stands for what is missing
 * @throws an error whose cause is a SyntaxError where JSON is stored that does not parse
 */
export async function localizedValues(
  adapter: object,
  collection: CollectionSlug,
  ids: string[],
  { names, locale, fallback }: Wanted,
): Promise<Map<string, Values>> {
  // A server on MongoDB does not load it.
  const { and, inArray } = await import('@payloadcms/db-sqlite/drizzle')
  const table = localesTable(adapter, collection)
  const { _parentID, _locale } = table
  const rows: Values[] = await (adapter as SQLiteAdapter).drizzle
    .select({ _parentID, _locale, ...Object.fromEntries(names.map((name) => [name, table[name]])) })
    .from(table)
    .where(and(inArray(_parentID, ids), inArray(_locale, [locale, fallback])))
  const rowsIn = (language: string) =>
    new Map(
      rows.filter((row) => row._locale === language).map((row) => [String(row._parentID), row]),
    )
  const own = rowsIn(locale)
  const others = rowsIn(fallback)
  return new Map(
    ids.map((id) => [
      id,
      Object.fromEntries(
        names.map((name) => [name, valueOf(own.get(id)?.[name], others.get(id)?.[name])]),
      ),
    ]),
  )
}

/** Returns one of two values, as Payload's fallback does. */
const valueOf = (own: unknown, other: unknown): unknown =>
  own === undefined || own === null || own === '' ? other || (own ?? null) : own

function localesTable(adapter: object, collection: CollectionSlug) {
  const { tables, localesSuffix } = adapter as SQLiteAdapter
  return tables[`${collection.replaceAll('-', '_')}${localesSuffix}`] as SQLiteTable &
    Record<string, SQLiteColumn> &
    Record<'_parentID' | '_locale', SQLiteColumn>
}
