import { defaultLanguage } from '@/src/i18n/languages'
import type { Calls } from './calls'
import type { EditedDocument } from './edited-document'
import type { Data } from '@/src/domain/merge'
import { added, changed, copied, moved, removed, rowInLanguages, rowsAt } from './rows'

/** Actions on the rows of a document: in all its languages, and with undo. */
export class RowActions {
  constructor(
    private readonly doc: EditedDocument,
    private readonly calls: Calls,
    private readonly languages: string[],
  ) {}

  /** New rows with English texts, one behind the other. */
  add(path: string, index: number, rows: Data[]): Promise<boolean> {
    const ids = rows.map(({ id }) => id)
    const lng = defaultLanguage
    return this.doc.changeRows(
      [{ lng, path, change: (stored) => stored.toSpliced(index, 0, ...rows) }],
      [{ lng, path, change: (stored) => stored.filter(({ id }) => !ids.includes(id)) }],
    )
  }

  /** @returns the id of the copy; null where it was refused */
  async duplicate(path: string, id: string): Promise<string | null> {
    await this.doc.flush()
    const rows = copied(await this.#everywhere(path, id))
    const [first] = rows
    if (!first) return null
    const index = this.#indexOf(path, id) + 1
    const copy = String(first.row.id)
    const isAdded = await this.doc.changeRows(
      rows.map(({ lng, row }) => added(path, index, row, lng)),
      [removed(path, copy, first.lng)],
    )
    return isAdded ? copy : null
  }

  async remove(path: string, id: string): Promise<boolean> {
    await this.doc.flush()
    const index = this.#indexOf(path, id)
    const rows = await this.#everywhere(path, id)
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

  #everywhere(path: string, id: string): Promise<{ lng: string; row: Data }[]> {
    const languages = [defaultLanguage, ...this.languages.filter((lng) => lng !== defaultLanguage)]
    return rowInLanguages(this.doc.place, { path, id, languages }, this.calls)
  }

  #idAt(path: string, index: number): string | null {
    const row = rowsAt(this.doc.working, path)[index]
    return row ? String(row.id) : null
  }

  #indexOf(path: string, id: string): number {
    return rowsAt(this.doc.working, path).findIndex((row) => row.id === id)
  }
}
