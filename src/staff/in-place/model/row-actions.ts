import { defaultLanguage } from '@/src/i18n/languages'
import type { Calls } from './calls'
import type { EditedDocument } from './edited-document'
import type { Data } from '@/src/domain/merge'
import {
  added,
  changed,
  copied,
  moved,
  removed,
  type RowInLanguages,
  rowsAt,
  rowsInLanguages,
} from './rows'

/** Actions on the rows of a document: in all its languages, and with undo. */
export class RowActions {
  constructor(
    private readonly doc: EditedDocument,
    private readonly calls: Calls,
    private readonly languages: string[],
  ) {}

  /** Rows with their texts, as they are stored. */
  async read(path: string, ids: string[]): Promise<RowInLanguages[]> {
    await this.doc.flush()
    return rowsInLanguages(this.doc.place, { path, ids, languages: this.#languages }, this.calls)
  }

  /**
   * Copies of rows, one behind the other, as one step.
   * @returns the id of the first; null where they were refused
   */
  async add(path: string, index: number, rows: RowInLanguages[]): Promise<string | null> {
    const copies = rows.map(copied)
    const ids = copies.flatMap(([first]) => (first ? [first.row.id] : []))
    const change = (lng: string) => (stored: Data[]) =>
      copies.reduce((all, copy, at) => {
        const own = copy.find((one) => one.lng === lng)
        return own ? added(path, index + at, own.row, lng).change(all) : all
      }, stored)
    const written = this.#languages.filter((lng) => copies.flat().some((one) => one.lng === lng))
    const [lng = defaultLanguage] = written
    const isAdded = await this.doc.changeRows(
      written.map((each) => ({ lng: each, path, change: change(each) })),
      [{ lng, path, change: (stored) => stored.filter(({ id }) => !ids.includes(id)) }],
    )
    return isAdded ? String(ids[0]) : null
  }

  /** @returns the id of the copy; null where it was refused */
  async duplicate(path: string, id: string): Promise<string | null> {
    const rows = await this.read(path, [id])
    return rows.length > 0 ? this.add(path, this.#indexOf(path, id) + 1, rows) : null
  }

  async remove(path: string, id: string): Promise<boolean> {
    const [rows = []] = await this.read(path, [id])
    const index = this.#indexOf(path, id)
    return this.doc.changeRows(
      [removed(path, id, this.doc.place.lng)],
      rows.map(({ lng, row }) => added(path, index, row, lng)),
    )
  }

  /** Takes a block from visitors, or gives it back to them. */
  setHidden(path: string, id: string, isHidden: boolean): Promise<boolean> {
    const { lng } = this.doc.place
    return this.doc.changeRows(
      [changed(path, id, { isHidden }, lng)],
      [changed(path, id, { isHidden: !isHidden }, lng)],
    )
  }

  /** One place up or down. */
  async move(path: string, id: string, step: -1 | 1): Promise<boolean> {
    const to = this.#indexOf(path, id) + (step === 1 ? 2 : -1)
    return to >= 0 && this.moveBefore(path, id, this.#idAt(path, to))
  }

  /** @param before id of the row in front of which it comes; null for the end */
  moveBefore(path: string, id: string, before: string | null): Promise<boolean> {
    const { lng } = this.doc.place
    const next = this.#idAt(path, this.#indexOf(path, id) + 1)
    return this.doc.changeRows([moved(path, id, before, lng)], [moved(path, id, next, lng)])
  }

  get #languages(): string[] {
    return [defaultLanguage, ...this.languages.filter((lng) => lng !== defaultLanguage)]
  }

  #idAt(path: string, index: number): string | null {
    const row = rowsAt(this.doc.working, path)[index]
    return row ? String(row.id) : null
  }

  #indexOf(path: string, id: string): number {
    return rowsAt(this.doc.working, path).findIndex((row) => row.id === id)
  }
}
