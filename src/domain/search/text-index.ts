import { hash } from 'node:crypto'
import type { SearchType } from '@/src/contract/search'
import {
  firstIdOfType,
  firstOtherId,
  type IndexedDocument,
  type SearchDocument,
  typeOfId,
} from './document'
import { type IndexDatabase, LanguageTables } from './index-file'
import { isSpelled, LineWords, plain } from './words'

/** A document as it is scored. */
export interface StoredDocument {
  id: number
  section: number
  place: number
  href: string
  /** Its title, as what is typed is compared with it. */
  title: string
  /** Counts of different words in the fields. */
  lengths: number[]
  /** The words of the fields, each between blanks. */
  words: string[]
}

/** Searched fields, in the order of the columns. */
export const searchedFields = ['title', 'label', 'summary', 'body'] as const

/** Most words that are remembered as stored while many documents are taken in. */
const maxRemembered = 100_000

/** Most answers about words that are remembered until something changes. */
export const maxCached = 5000

/** Length from which a stored word is suggested for a mistyped one, characters. */
const minSpelledLength = 3

/** Length up to which it is, characters. */
const maxSpelledLength = 60

/** The index of one language: SQLite's FTS5 on words that are told apart here, and the documents beside it. */
export class TextIndex {
  readonly tables: LanguageTables
  /** Words that are like others, and in how many letters they differ: what scoring remembers until another word is stored. */
  readonly similar = new Map<string, ReadonlyMap<string, number>>()
  readonly #lineWords: LineWords
  readonly #frequencies = new Map<string, number[]>()
  readonly #remembered = new Set<string>()
  readonly #nextIds = new Map<SearchType, number>()
  /** Count of documents, then of different words in each field of all of them. */
  #totals: number[]

  constructor(db: IndexDatabase, lng: string) {
    this.tables = new LanguageTables(db, lng)
    this.#lineWords = new LineWords(lng)
    this.tables.create(`CREATE TABLE IF NOT EXISTS documents_$ (
        id INTEGER PRIMARY KEY, key TEXT UNIQUE NOT NULL, href TEXT NOT NULL, section INTEGER NOT NULL, place REAL NOT NULL,
        title TEXT NOT NULL, product TEXT, changed INTEGER, hash TEXT NOT NULL, lengths TEXT NOT NULL, document TEXT NOT NULL);
      CREATE INDEX IF NOT EXISTS documents_$_href ON documents_$ (href);
      CREATE INDEX IF NOT EXISTS documents_$_section ON documents_$ (section, changed);
      CREATE INDEX IF NOT EXISTS documents_$_product ON documents_$ (product) WHERE product IS NOT NULL;
      CREATE VIRTUAL TABLE IF NOT EXISTS texts_$ USING fts5(
        title, label, summary, body, detail = column, prefix = '1 2 3', tokenize = "ascii tokenchars '.'''");
      CREATE VIRTUAL TABLE IF NOT EXISTS frequencies_$ USING fts5vocab(texts_$, 'col');
      CREATE TABLE IF NOT EXISTS words_$ (length INTEGER, word TEXT, PRIMARY KEY (length, word)) WITHOUT ROWID;`)
    this.#totals = JSON.parse(this.tables.state('totals') ?? '[0,0,0,0,0]') as number[]
  }

  get size(): number {
    return this.#totals[0] as number
  }

  /** Returns the mean count of different words in a field. */
  averageLength(field: number): number {
    return (this.#totals[field + 1] as number) / Math.max(1, this.size)
  }

  /** Stores documents that are new or differ from what is stored; returns the ids of all of them. */
  put(documents: readonly IndexedDocument[]): number[] {
    return this.#inTransaction(() => {
      const known = this.#stored(documents.map(({ document }) => document.key))
      return documents.map((each) => {
        const digest = hash('sha1', JSON.stringify(each), 'base64')
        const before = known.get(each.document.key)
        // What was read before the latest change, by who reads everything, comes too late.
        if (before && (before.hash === digest || before.changed > (each.updatedAt ?? 0)))
          return before.id
        const isSameType = before && typeOfId(before.id) === each.document.type
        if (before) this.#delete(before.id)
        const id = isSameType ? before.id : this.#nextId(each.document.type)
        this.#insert(id, each, digest)
        return id
      })
    })
  }

  remove(ids: readonly number[]): void {
    if (ids.length > 0) this.#inTransaction(() => ids.forEach((id) => this.#delete(id)))
  }

  /** Lets go of what helped to take in many documents, and joins parts of the index for a short while. */
  tidy(): void {
    this.#lineWords.forget()
    this.#remembered.clear()
    this.tables.run("INSERT INTO texts_$ (texts_$, rank) VALUES ('merge', 64)", [])
  }

  /** Returns the ids of all documents of some sections, or that are made of some products. */
  idsBy(column: 'section' | 'product', values: readonly (number | string)[]): number[] {
    return this.tables.list(
      `SELECT json_group_array(id) AS list FROM documents_$ WHERE ${column} IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(values)],
    )
  }

  /** Returns products and the times of their changes: of those named, or else of all. */
  products(section: number, ids?: readonly string[]): [id: string, changed: number][] {
    return this.tables.list(
      `SELECT json_group_array(json_array(product, changed)) AS list FROM documents_$
       WHERE section = ? ${ids ? 'AND product IN (SELECT value FROM json_each(?))' : ''}`,
      ids ? [section, JSON.stringify(ids)] : [section],
    )
  }

  /** Returns how many documents a section has, and the newest change of its products. */
  summary(section: number): { count: number; newest: number } {
    const [found] = this.tables.all<{ count: number; newest: number | null }>(
      'SELECT count(*) AS count, max(changed) AS newest FROM documents_$ WHERE section = ?',
      [section],
    )
    return { count: found?.count ?? 0, newest: found?.newest ?? 0 }
  }

  /** Returns the ids of the documents that an expression of FTS5 finds, in the order of the ids. */
  matches(expression: string): number[] {
    return this.tables.list(
      'SELECT json_group_array(rowid) AS list FROM texts_$ WHERE texts_$ MATCH ?',
      [expression],
    )
  }

  /** Returns the first ids that an expression finds from an id on, the best first if they are ranked. */
  first(
    expression: string,
    limit: number,
    { from = 0, isRanked = true }: { from?: number; isRanked?: boolean } = {},
  ): number[] {
    return this.tables.list(
      `SELECT json_group_array(id) AS list FROM (
         SELECT rowid AS id FROM texts_$ WHERE texts_$ MATCH ? AND rowid >= ?
         ${isRanked ? 'ORDER BY bm25(texts_$, 5, 3, 2, 1)' : ''} LIMIT ?)`,
      [expression, from, limit],
    )
  }

  /** Returns true for a word that stands in some document. */
  has(word: string): boolean {
    return this.frequency(word).some((documents) => documents > 0)
  }

  /** Returns in how many documents each field has a word. */
  frequency(word: string): number[] {
    const known = this.#frequencies.get(word)
    if (known) return known
    const counts = searchedFields.map(() => 0)
    const rows = this.tables.all<{ col: string; doc: number }>(
      'SELECT col, doc FROM frequencies_$ WHERE term = ?',
      [word],
    )
    for (const { col, doc } of rows)
      counts[(searchedFields as readonly string[]).indexOf(col)] = doc
    if (this.#frequencies.size >= maxCached) this.#frequencies.clear()
    this.#frequencies.set(word, counts)
    return counts
  }

  /** Returns the stored words with so many characters, to compare a mistyped word with. */
  wordsOfLength(from: number, to: number): string[] {
    return this.tables.list(
      'SELECT json_group_array(word) AS list FROM words_$ WHERE length BETWEEN ? AND ?',
      [from, to],
    )
  }

  /** Returns what is scored of documents. */
  load(ids: readonly number[]): StoredDocument[] {
    const rows = this.tables.list<[number, number, number, string, string, string, ...string[]]>(
      `SELECT json_group_array(json_array(
         d.id, section, place, href, d.title, lengths, t.title, label, summary, body)) AS list
       FROM json_each(?) AS wanted JOIN documents_$ AS d ON d.id = wanted.value
       JOIN texts_$ AS t ON t.rowid = wanted.value`,
      [JSON.stringify(ids)],
    )
    return rows.map(([id, section, place, href, title, lengths, ...words]) => ({
      id,
      section,
      place,
      href,
      title,
      lengths: (JSON.parse(lengths) as number[]).slice(1),
      words: words.map((each) => ` ${each} `),
    }))
  }

  /** Returns keys of documents by their ids. */
  keys(ids: readonly number[]): [id: number, key: string][] {
    return this.tables.list(
      `SELECT json_group_array(json_array(d.id, d.key)) AS list
       FROM json_each(?) AS wanted JOIN documents_$ AS d ON d.id = wanted.value`,
      [JSON.stringify(ids)],
    )
  }

  /** Returns one document; undefined if it is gone. */
  document(id: number): SearchDocument | undefined {
    return this.#documentWhere('id = ?', id)
  }

  documentByKey(key: string): SearchDocument | undefined {
    return this.#documentWhere('key = ?', key)
  }

  /** Returns the id of the document at a path. */
  idOfHref(href: string): number | undefined {
    return this.tables.list<number>(
      'SELECT json_group_array(id) AS list FROM (SELECT id FROM documents_$ WHERE href = ? ORDER BY section, place LIMIT 1)',
      [href],
    )[0]
  }

  #documentWhere(condition: string, value: string | number): SearchDocument | undefined {
    const [row] = this.tables.all<{ document: string }>(
      `SELECT document FROM documents_$ WHERE ${condition}`,
      [value],
    )
    return row && (JSON.parse(row.document) as SearchDocument)
  }

  #stored(keys: string[]): Map<string, { id: number; hash: string; changed: number }> {
    const rows = this.tables.list<[number, string, string, number]>(
      'SELECT json_group_array(json_array(id, key, hash, ifnull(changed, 0))) AS list FROM documents_$ WHERE key IN (SELECT value FROM json_each(?))',
      [JSON.stringify(keys)],
    )
    return new Map(rows.map(([id, key, digest, changed]) => [key, { id, hash: digest, changed }]))
  }

  #nextId(type: SearchType): number {
    const base = firstIdOfType(type)
    const known = this.#nextIds.get(type)
    const [last] = known
      ? [{ id: known }]
      : this.tables.all<{ id: number | null }>(
          'SELECT max(id) AS id FROM documents_$ WHERE id BETWEEN ? AND ?',
          [base, base + firstOtherId - 1],
        )
    const id = (last?.id ?? base) + 1
    this.#nextIds.set(type, id)
    return id
  }

  #insert(id: number, each: IndexedDocument, digest: string): void {
    const { document } = each
    const words = searchedFields.map((field) => this.#lineWords.of(document[field]))
    const different = words.map((list) => new Set(list))
    const lengths = [1, ...different.map((set) => set.size)]
    this.tables.run('INSERT INTO documents_$ VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
      id,
      document.key,
      document.href,
      each.section,
      each.place,
      plain(document.title),
      each.productId ?? null,
      each.updatedAt ?? null,
      digest,
      JSON.stringify(lengths),
      JSON.stringify(document),
    ])
    this.tables.run(
      'INSERT INTO texts_$ (rowid, title, label, summary, body) VALUES (?, ?, ?, ?, ?)',
      [id, ...words.map((list) => list.join(' '))],
    )
    for (const set of different) for (const word of set) this.#remember(word)
    this.#addToTotals(lengths, 1)
  }

  #delete(id: number): void {
    const [row] = this.tables.all<{ lengths: string }>(
      'SELECT lengths FROM documents_$ WHERE id = ?',
      [id],
    )
    if (!row) return
    this.tables.run('DELETE FROM texts_$ WHERE rowid = ?', [id])
    this.tables.run('DELETE FROM documents_$ WHERE id = ?', [id])
    this.#addToTotals(JSON.parse(row.lengths) as number[], -1)
  }

  /** Stores a word in which letters may be wrong. */
  #remember(word: string): void {
    if (this.#remembered.has(word)) return
    if (this.#remembered.size >= maxRemembered) this.#remembered.clear()
    this.#remembered.add(word)
    if (word.length < minSpelledLength || word.length > maxSpelledLength || !isSpelled(word)) return
    this.tables.run('INSERT OR IGNORE INTO words_$ VALUES (?, ?)', [word.length, word])
    this.similar.clear()
  }

  #addToTotals(lengths: number[], times: 1 | -1): void {
    this.#totals = this.#totals.map((total, at) => total + times * (lengths[at] ?? 0))
  }

  #inTransaction<T>(write: () => T): T {
    const before = this.#totals
    try {
      return this.tables.transaction(() => {
        const result = write()
        if (this.#totals !== before) {
          this.#frequencies.clear()
          this.tables.setState('totals', JSON.stringify(this.#totals))
        }
        return result
      })
    } catch (error) {
      this.#totals = before
      this.#nextIds.clear()
      this.#remembered.clear()
      throw error
    }
  }
}

/** A word of an expression of FTS5: none has a quotation mark in it. */
export const quoted = (word: string): string => `"${word}"`
