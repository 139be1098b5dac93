import type { Calls, Place, SaveAnswer } from './calls'
import { type Data, type FieldConflict, isSame, merge } from '@/src/domain/merge'
import { storedChanges } from './stored-changes'
import { valueAt, withValueAt } from '@/src/platform/values/value-at'
import type { Refused } from '@/src/staff/workflow/cookie-calls'
import { type RowChange, saveInLanguages } from './rows'
import { Steps } from './steps'

/** State of a document, for the bar. */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** `fields`: those that were saved; without them any may have changed. */
  | { kind: 'saved'; at: Date; fields?: string[] }
  | { kind: 'published' | 'discarded'; at: Date }
  | { kind: 'merged'; at: Date; username: string | null }
  | { kind: 'offline' }
  | { kind: 'signedOut' }
  | { kind: 'refused'; refusal: Refused }
  | { kind: 'conflict'; username: string | null; conflicts: FieldConflict[] }

/** Time from the last key to the call that saves, ms: with the call itself a draft is stored within 800 ms. */
export const saveDelayMs = 500

/** Time between two tries while the server cannot be reached, ms. */
const retryMs = 4000

/**
 * One document in one language while it is edited in place: what is saved, what is being written, and how one becomes
 * the other. Changes are sent as drafts with the version that was seen; what cannot be sent is kept in the browser.
 */
export class EditedDocument {
  state: SaveState = { kind: 'clean' }
  /** With English where a translation is missing, as pages show it. */
  shown: Data
  readonly steps = new Steps()
  #saved: Data
  #working: Data
  /** Fields that were saved since the last time that all of the document was. */
  #sent = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined
  #listeners = new Set<() => void>()

  constructor(
    readonly place: Place,
    loaded: { raw: Data; shown: Data },
    private readonly calls: Calls,
    /** The fields that staff write: what the server keeps of its own is neither compared nor sent. */
    private readonly names: string[],
  ) {
    this.#saved = loaded.raw
    this.#working = loaded.raw
    this.shown = loaded.shown
    this.#takeUpKept()
  }

  static async load(place: Place, calls: Calls, names: string[]): Promise<EditedDocument | null> {
    const [raw, shown] = await Promise.all([calls.load(place, false), calls.load(place, true)])
    return raw && shown ? new EditedDocument(place, { raw, shown }, calls, names) : null
  }

  get working(): Data {
    return this.#working
  }

  /** True where the saved state differs from the public one. */
  get isDraft(): boolean {
    return this.#saved._status !== 'published' || this.#changed().length > 0
  }

  valueAt(path: string): unknown {
    return valueAt(this.#working, path)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins what one press of undo takes back: the changes of one value until the next step. */
  beginStep(path: string): void {
    let other = this.valueAt(path)
    this.steps.add({
      path,
      isChange: () => !isSame(this.valueAt(path), other),
      turn: () => {
        const now = this.valueAt(path)
        this.#put(path, other)
        other = now
        return Promise.resolve(true)
      },
    })
  }

  async undo(): Promise<void> {
    await this.steps.undo()
    this.#tell(this.state)
  }

  async redo(): Promise<void> {
    await this.steps.redo()
    this.#tell(this.state)
  }

  set(path: string, value: unknown): void {
    if (isSame(valueAt(this.#working, path), value)) return
    this.steps.endRedo()
    this.#put(path, value)
  }

  #put(path: string, value: unknown): void {
    this.#write(withValueAt(this.#working, path, value))
  }

  /**
   * Adds, moves or takes out rows, in every language that the change names: a row that is written in one language has
   * texts in that one alone.
   * @param undo what takes the change back
   */
  async changeRows(changes: RowChange[], undo?: RowChange[]): Promise<boolean> {
    if (!(await this.#sendRows(changes))) return false
    this.steps.endRedo()
    if (!undo) return true
    let [next, other] = [undo, changes]
    const turn = async () => {
      const isSent = await this.#sendRows(next)
      if (isSent) [next, other] = [other, next]
      return isSent
    }
    this.steps.add({ path: undo[0]?.path ?? '', isChange: () => true, turn })
    return true
  }

  async #sendRows(changes: RowChange[]): Promise<boolean> {
    await this.flush()
    if (this.#changed().length > 0) return false
    this.#tell({ kind: 'saving' })
    return this.#settle(await saveInLanguages(this.place, changes, this.calls))
  }

  /** Sends what is waiting, at once. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#sending) await this.#sending
    if (this.state.kind === 'conflict' || this.#changed().length === 0) return
    this.#sending = this.#send().finally(() => (this.#sending = undefined))
    await this.#sending
  }

  /** Ends a conflict: `choices` says by path whose text stays. */
  resolve(choices: Record<string, 'mine' | 'theirs'>): Promise<void> {
    if (this.state.kind !== 'conflict') return Promise.resolve()
    for (const { path, theirs } of this.state.conflicts) {
      if (choices[path] === 'theirs') this.#working = withValueAt(this.#working, path, theirs)
    }
    this.#tell({ kind: 'waiting' })
    if (this.#changed().length > 0) return this.flush()
    storedChanges.drop(this.#name)
    this.#tell({ kind: 'saved', at: new Date() })
    return Promise.resolve()
  }

  async publish(): Promise<boolean> {
    await this.flush()
    if (this.#changed().length > 0) return false
    this.#tell({ kind: 'saving' })
    const answer = await this.calls.publish(this.place, this.#seen)
    return this.#settle(answer, 'published')
  }

  /** Goes back to what visitors see; false where they never saw anything. */
  async discard(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#sending) await this.#sending
    this.#tell({ kind: 'saving' })
    this.steps.clear()
    const answer = await this.calls.discard(this.place)
    if (answer === 'unpublished') {
      this.#tell({ kind: 'clean' })
      return false
    }
    return this.#settle(answer, 'discarded')
  }

  /** Takes what the server holds now, for what another call changed. */
  async #reload(): Promise<void> {
    const [raw, shown] = await Promise.all([
      this.calls.load(this.place, false),
      this.calls.load(this.place, true),
    ])
    if (!raw || !shown) return
    this.#saved = raw
    this.#working = raw
    this.shown = shown
    this.#tell(this.state)
  }

  async #settle(
    answer: SaveAnswer,
    kind: 'saved' | 'published' | 'discarded' = 'saved',
  ): Promise<boolean> {
    if (answer.kind !== 'saved') {
      this.#refuse(answer)
      return false
    }
    storedChanges.drop(this.#name)
    await this.#reload()
    this.#tell({ kind, at: new Date() })
    return true
  }

  #write(working: Data): void {
    this.#working = working
    const isConflict = this.state.kind === 'conflict'
    if (this.#changed().length === 0) {
      storedChanges.drop(this.#name)
      if (!isConflict && !this.#sending) this.#tell({ kind: 'clean' })
      return
    }
    storedChanges.write(this.#name, { saved: this.#saved, working })
    if (isConflict) return this.#tell(this.state)
    this.#tell({ kind: 'waiting' })
    this.#later(saveDelayMs)
  }

  #later(delayMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delayMs)
  }

  async #send(): Promise<void> {
    const sent = this.#working
    const data = Object.fromEntries(this.#changed().map((name) => [name, sent[name] ?? null]))
    this.#tell({ kind: 'saving' })
    const query = this.place.collection === 'pages' ? '&autosave=true' : ''
    const answer = await this.calls.save(this.place, data, this.#seen, query)
    if (answer.kind === 'stale') return this.#join(answer.username)
    if (answer.kind !== 'saved') return this.#refuse(answer)
    this.#saved = answer.doc
    for (const name of Object.keys(data)) this.#sent.add(name)
    if (this.#working === sent) {
      this.#working = answer.doc
      storedChanges.drop(this.#name)
      const fields = [...this.#sent]
      this.#sent.clear()
      return this.#tell({ kind: 'saved', at: new Date(), fields })
    }
    this.#tell({ kind: 'waiting' })
    this.#later(saveDelayMs)
  }

  /** Joins what somebody else saved meanwhile with what is written here. */
  async #join(username: string | null): Promise<void> {
    const theirs = await this.calls.load(this.place, false).catch(() => null)
    if (!theirs) return this.#refuse({ kind: 'offline' })
    const { value, conflicts } = merge(
      this.#own(this.#saved),
      this.#own(this.#working),
      this.#own(theirs),
    )
    this.#saved = theirs
    this.#working = { ...theirs, ...value }
    storedChanges.write(this.#name, { saved: this.#saved, working: this.#working })
    if (conflicts.length > 0) return this.#tell({ kind: 'conflict', username, conflicts })
    this.#tell({ kind: 'merged', at: new Date(), username })
    if (this.#changed().length > 0) this.#later(0)
  }

  #refuse(answer: Exclude<SaveAnswer, { kind: 'saved' }>): void {
    if (answer.kind === 'stale') return void this.#join(answer.username)
    this.#tell(answer)
    if (answer.kind === 'offline') this.#later(retryMs)
  }

  #takeUpKept(): void {
    const kept = storedChanges.read(this.#name)
    if (!kept) return
    const { value, conflicts } = merge(
      this.#own(kept.saved),
      this.#own(kept.working),
      this.#own(this.#saved),
    )
    this.#working = { ...this.#saved, ...value }
    if (conflicts.length > 0) {
      this.state = { kind: 'conflict', username: null, conflicts }
    } else if (this.#changed().length > 0) {
      this.state = { kind: 'waiting' }
      this.#later(saveDelayMs)
    } else storedChanges.drop(this.#name)
  }

  #own(data: Data): Data {
    return Object.fromEntries(this.names.map((name) => [name, data[name]]))
  }

  #changed(): string[] {
    return this.names.filter((name) => !isSame(this.#working[name], this.#saved[name]))
  }

  /** The version that was seen; empty for none. */
  get #seen(): string {
    return String(this.#saved.updatedAt ?? '')
  }

  get #name(): string {
    const { collection, id, lng } = this.place
    return `${collection}/${id}/${lng}`
  }

  #tell(state: SaveState): void {
    this.state = state
    for (const listener of this.#listeners) listener()
  }
}
