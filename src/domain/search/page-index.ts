import type { LanguageTables } from './index-file'
import { quoted } from './text-index'
import { LineWords } from './words'

/** A file of a document of the index. */
export interface IndexedFile {
  /** Key of the document. */
  document: string
  /** SHA-256 of the file. */
  sha256: string
  /** True where it is written in the language of the index. */
  isOwn: boolean
}

/** A page on which words stand. */
export interface FoundPage {
  id: number
  /** Id of the document in the index. */
  documentId: number
  /** From 1 on. */
  number: number
}

/** Most pages that are ranked, and that are looked at. */
const max = { ranked: 5000, looked: 500 }

/** The pages of files in the index of one language, beside the documents that have them. */
export class PageIndex {
  readonly #tables: LanguageTables
  readonly #lineWords: LineWords

  constructor(tables: LanguageTables, lng: string) {
    this.#tables = tables
    this.#lineWords = new LineWords(lng)
    tables.create(`CREATE TABLE IF NOT EXISTS pages_$ (
        id INTEGER PRIMARY KEY, document TEXT NOT NULL, sha256 TEXT NOT NULL, own INTEGER NOT NULL, number INTEGER NOT NULL,
        text TEXT NOT NULL);
      CREATE INDEX IF NOT EXISTS pages_$_document ON pages_$ (document, sha256);
      CREATE VIRTUAL TABLE IF NOT EXISTS page_words_$ USING fts5(
        words, detail = column, prefix = '3', tokenize = "ascii tokenchars '.'''");`)
  }

  /** Returns the files of which there are pages. */
  files(): IndexedFile[] {
    return this.#tables
      .all<{ document: string; sha256: string; own: number }>(
        'SELECT DISTINCT document, sha256, own FROM pages_$',
        [],
      )
      .map(({ own, ...file }) => ({ ...file, isOwn: own === 1 }))
  }

  /** Stores the pages of a file. */
  put({ document, sha256, isOwn }: IndexedFile, pages: readonly string[]): void {
    this.#tables.transaction(() => {
      for (const [index, text] of pages.entries()) {
        if (text === '') continue
        const values = [document, sha256, isOwn ? 1 : 0, index + 1, text]
        this.#tables.run(
          'INSERT INTO pages_$ (document, sha256, own, number, text) VALUES (?, ?, ?, ?, ?)',
          values,
        )
        this.#tables.run(
          'INSERT INTO page_words_$ (rowid, words) VALUES (last_insert_rowid(), ?)',
          [this.#lineWords.of(text).join(' ')],
        )
      }
    })
    this.#lineWords.forget()
  }

  remove({ document, sha256, isOwn }: IndexedFile): void {
    const where = 'document = ? AND sha256 = ? AND own = ?'
    const values = [document, sha256, isOwn ? 1 : 0]
    this.#tables.transaction(() => {
      this.#tables.run(
        `DELETE FROM page_words_$ WHERE rowid IN (SELECT id FROM pages_$ WHERE ${where})`,
        values,
      )
      this.#tables.run(`DELETE FROM pages_$ WHERE ${where}`, values)
    })
  }

  /**
   * Finds the pages on which all of the words stand; the last one may go on. Of each document the best page, of a file in the
   * language of the index where there is one.
   */
  find(words: readonly string[]): FoundPage[] {
    const last = words.at(-1)
    if (last === undefined) return []
    const expression = `${words.map(quoted).join(' AND ')}${last.length > 3 ? '*' : ''}`
    const [found] = this.#tables.all<{ count: number }>(
      'SELECT count(*) AS count FROM page_words_$ WHERE page_words_$ MATCH ?',
      [expression],
    )
    if (!found?.count) return []
    const pages = this.#tables.all<FoundPage & { own: number }>(
      `SELECT p.id, d.id AS documentId, number, own FROM page_words_$ AS w
       JOIN pages_$ AS p ON p.id = w.rowid JOIN documents_$ AS d ON d.key = p.document
       WHERE page_words_$ MATCH ? ${found.count <= max.ranked ? 'ORDER BY bm25(page_words_$)' : ''} LIMIT ?`,
      [expression, max.looked],
    )
    const best = new Map<number, FoundPage>()
    for (const { own, ...page } of pages.toSorted((a, b) => b.own - a.own))
      if (!best.has(page.documentId)) best.set(page.documentId, page)
    return [...best.values()]
  }

  /** Returns the text of a page. */
  text(id: number): string {
    return (
      this.#tables.all<{ text: string }>('SELECT text FROM pages_$ WHERE id = ?', [id])[0]?.text ??
      ''
    )
  }
}
