import type {
  HeldField,
  Person,
  PresenceAnswer,
  PresenceInput,
} from '@/src/contract/staff/presence'
import { newRowId } from './blocks'
import { currentPath, lastingPath } from './lasting-path'
import type { EditedDocument } from './edited-document'

/** A field of a document, by its place in it now. */
export interface FieldName {
  collection: string
  id: string
  path: string
}

/** A field that another person has open. */
export interface Held extends FieldName {
  username: string
}

/** Sends what a window says; null where there is no answer. */
type PresenceCall = (body: PresenceInput, isLast: boolean) => Promise<PresenceAnswer | null>

interface Settings {
  lng: string
  call: PresenceCall
  /** What the page shows that its reader may edit, its own document first. */
  documentsOnPage: () => { collection: string; id: string }[]
  open: (collection: string, id: string) => Promise<EditedDocument | null>
  loaded: (collection: string, id: string) => EditedDocument | null
  /** Others left fields of a document, which may say something else now. The fields open after this. */
  onFreed: (doc: EditedDocument) => Promise<void>
}

/** Time between two calls of a window in sight, ms. */
const beatMs = 5000

/** The same after a call that was refused or lost, ms. */
const retryMs = 30_000

/** Time in which several changes become one call, ms. */
const gatherMs = 150

/**
 * Who else edits the page, as the server tells it every few seconds while the window is in sight, and which fields they
 * have open. One's own open field is held for oneself likewise; a save asks none of this.
 */
export class Presence {
  people: Person[] = []
  #fields: HeldField[] = []
  #own: FieldName | null = null
  #onLost: (username: string) => void = () => undefined
  /** The field of the last call, and the one that the server knows of. */
  #asked: FieldName | null = null
  #told: FieldName | null = null
  #isAnswered = false
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #listeners = new Set<() => void>()
  #isStarted = false
  readonly #tab = newRowId()

  constructor(private readonly settings: Settings) {}

  /** Begins to call; @returns what ends it and says that the window is gone. */
  start(): () => void {
    this.#isStarted = true
    const onVisible = () => this.#later(document.visibilityState === 'visible' ? 0 : null)
    const onLeave = () => void this.#say(true)
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pagehide', onLeave)
    addEventListener('pageshow', onVisible)
    onVisible()
    return () => {
      this.#isStarted = false
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pagehide', onLeave)
      removeEventListener('pageshow', onVisible)
      void this.#say(true)
    }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Fields that others have open, where they stand now. */
  get held(): Held[] {
    return this.#fields.flatMap((field) => {
      const path = currentPath(this.#dataOf(field), field.path)
      return path === null ? [] : [{ ...field, path }]
    })
  }

  /** Who else has a field open. */
  holderOf({ collection, id, path }: FieldName): string | undefined {
    return this.held.find(
      (one) => one.collection === collection && one.id === id && one.path === path,
    )?.username
  }

  /**
   * Holds a field that was opened, in place of the one before.
   * @param onLost called with the other person's name where another person has the field
   */
  enter(field: FieldName, onLost: (username: string) => void): void {
    this.#own = field
    this.#onLost = onLost
    this.#later(gatherMs)
  }

  leave(): void {
    this.#own = null
    this.#later(gatherMs)
  }

  /** Asks at once. */
  async ask(): Promise<void> {
    while (this.#running) await this.#running
    clearTimeout(this.#timer)
    this.#running = this.#beat().finally(() => (this.#running = undefined))
    await this.#running
    if (!this.#isStarted || document.visibilityState !== 'visible') return
    if (this.#own !== this.#asked) this.#later(gatherMs)
    else this.#later(this.#isAnswered ? beatMs : retryMs)
  }

  /** @param delayMs null for not at all */
  #later(delayMs: number | null): void {
    clearTimeout(this.#timer)
    if (delayMs !== null) this.#timer = setTimeout(() => void this.ask(), delayMs)
  }

  async #beat(): Promise<void> {
    const { open, loaded } = this.settings
    const told = this.#told
    // What was written in a field is saved before it is free for others.
    if (told && told !== this.#own) await loaded(told.collection, told.id)?.flush()
    const own = this.#own
    this.#asked = own
    // Rows have their ids only once the document is read.
    if (own) await open(own.collection, own.id)
    const answer = await this.#say(false, own)
    this.#isAnswered = answer !== null
    if (!answer) return
    this.#told = own
    await this.#take(answer)
    if (!own || own !== this.#own || answer.holdsField) return
    const username = this.holderOf(own)
    if (username !== undefined) this.#onLost(username)
  }

  async #take({ people, fields }: PresenceAnswer): Promise<void> {
    const isKept = (field: HeldField) =>
      fields.some((one) => one.id === field.id && one.path === field.path)
    const freed = this.#fields.filter((field) => !isKept(field))
    const docs = new Set(freed.map(({ collection, id }) => this.settings.loaded(collection, id)))
    for (const doc of docs) if (doc) await this.settings.onFreed(doc)
    this.people = people
    this.#fields = fields
    for (const listener of this.#listeners) listener()
  }

  async #say(isLeaving: boolean, own: FieldName | null = null): Promise<PresenceAnswer | null> {
    const documents = this.settings.documentsOnPage()
    if (documents.length === 0) return null
    // What others have open is told of these alone.
    if (own && !documents.some(({ id }) => id === own.id))
      documents.splice(1, 1, { collection: own.collection, id: own.id })
    const body = {
      tab: this.#tab,
      locale: this.settings.lng,
      documents,
      field: own && {
        collection: own.collection,
        id: own.id,
        path: lastingPath(this.#dataOf(own), own.path),
      },
      isLeaving,
    }
    // Names of collections come from the marks of the server.
    return this.settings.call(body as PresenceInput, isLeaving)
  }

  #dataOf({ collection, id }: Pick<FieldName, 'collection' | 'id'>): unknown {
    return this.settings.loaded(collection, id)?.working
  }
}

/** Calls the staff API by the cookie of the reader; the last one outlives the page. */
export const presenceCall: PresenceCall = async (body, isLast) => {
  try {
    const answer = await fetch('/api/admin/presence', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: isLast,
    })
    return answer.ok ? ((await answer.json()) as PresenceAnswer) : null
  } catch {
    // Offline, as the bar says where something is to be saved.
    return null
  }
}
