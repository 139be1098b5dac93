import type { Calls } from './calls'
import { EditedDocument } from './edited-document'
import type { EditSchema } from './fields'

/** The documents of a page that are edited, each read once. */
export class Documents {
  /** Another list whenever one was opened. */
  all: EditedDocument[] = []
  #opened = new Map<string, Promise<EditedDocument | null>>()
  #listeners = new Set<() => void>()

  constructor(
    readonly lng: string,
    private readonly schema: EditSchema,
    readonly calls: Calls,
  ) {}

  /** A document that its reader may edit; null for every other. */
  open(collection: string, id: string): Promise<EditedDocument | null> {
    const name = `${collection}/${id}`
    const opened = this.#opened.get(name) ?? this.#read(collection, id)
    this.#opened.set(name, opened)
    return opened
  }

  /** A document that was opened already. */
  loaded(collection: string, id: string): EditedDocument | null {
    return this.all.find(({ place }) => place.collection === collection && place.id === id) ?? null
  }

  /** Calls a listener after each change of any document, and when one was opened. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #read(collection: string, id: string): Promise<EditedDocument | null> {
    const fields = this.schema.collections[collection]
    if (!fields) return null
    const names = fields.map(({ name }) => name)
    const doc = await EditedDocument.load(
      { collection, id, lng: this.lng },
      this.calls,
      names,
    ).catch(() => null)
    if (doc) {
      this.all = [...this.all, doc]
      doc.subscribe(() => this.#tell())
      this.#tell()
    } else this.#opened.delete(`${collection}/${id}`)
    return doc
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
