/** A change that can be taken back, or made again. */
interface Step {
  /** Its field, or the list of its rows. */
  path: string
  /** Position among the steps of all documents of the page. */
  number: number
  /** False where the value is as before the step: its field was opened, and nothing was written. */
  isChange: () => boolean
  /** Takes the change back, or makes it again; @returns false where that was refused */
  turn: () => Promise<boolean>
}

export type ShownStep = Pick<Step, 'path' | 'number'>

const maxSteps = 100

let lastNumber = 0

/** Steps of one document, for undo and redo. */
export class Steps {
  #done: Step[] = []
  /** Those that were taken back, the last one last. */
  #undone: Step[] = []

  /** The step that the next press of undo takes back; null for none. */
  get undoable(): ShownStep | null {
    return this.#done.findLast((step) => step.isChange()) ?? null
  }

  /** The step that the next press of redo makes again. */
  get redoable(): ShownStep | null {
    return this.#undone.at(-1) ?? null
  }

  add(step: Omit<Step, 'number'>): void {
    this.#done = [...this.#done, { ...step, number: (lastNumber += 1) }].slice(-maxSteps)
  }

  async undo(): Promise<void> {
    while (this.#done.at(-1)?.isChange() === false) this.#done.pop()
    await turnLast(this.#done, this.#undone)
  }

  redo(): Promise<void> {
    return turnLast(this.#undone, this.#done)
  }

  /** Called with each new change: what was taken back before it does not fit behind it. */
  endRedo(): void {
    this.#undone = []
  }

  clear(): void {
    this.#done = []
    this.#undone = []
  }
}

async function turnLast(from: Step[], to: Step[]): Promise<void> {
  const step = from.pop()
  if (!step) return
  if (!(await step.turn())) from.push(step)
  else to.push({ ...step, number: (lastNumber += 1) })
}
