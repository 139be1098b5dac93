import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** An answer, or the error of a connection in place of its status. */
interface Answer {
  status: number | string
  headers: NodeJS.Dict<string | string[]>
  text: string
}

interface Asking {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
  agent?: Agent
  /** Address of the client: limits count by it. */
  from?: string
}

/** Requests of one kind. */
interface Count {
  times: number[]
  /** Number of answers other than 2xx and 304, by what was answered and where. */
  bad: Map<string, number>
}

/** Visitors of a site, each with a connection and an address of its own, until they are told to go. */
export class Visitors {
  readonly counts = new Map<string, Count>()
  readonly #base: string
  readonly #running: Promise<void>[] = []
  #isOver = false
  #clients = 0

  constructor(base: string) {
    this.#base = base
  }

  /**
   * Has some visitors do the same again and again.
   * @param pauseMs between two visits of one of them
   * @param visit asks by the function that it is given
   */
  come(
    count: number,
    pauseMs: number,
    visit: (ask: (kind: string, path: string, asking?: Asking) => Promise<Answer>) => Promise<void>,
  ): void {
    for (let visitor = 0; visitor < count; visitor += 1) {
      const from = this.newAddress()
      const agent = new Agent({ keepAlive: true, maxSockets: 6 })
      const ask = (kind: string, path: string, asking: Asking = {}) =>
        this.#ask(kind, path, { agent, from, ...asking })
      this.#running.push(this.#repeat(pauseMs, () => visit(ask)).finally(() => agent.destroy()))
    }
  }

  /** Returns an address of this machine that no visitor had before. */
  newAddress(): string {
    this.#clients += 1
    return `127.1.${this.#clients >> 8}.${this.#clients & 255}`
  }

  /** Waits until there are so many more answers of each kind. */
  async untilAnswered(more: number): Promise<void> {
    const numberOf = (kind: string) => this.counts.get(kind)?.times.length ?? 0
    const before = new Map([...this.counts.keys()].map((kind) => [kind, numberOf(kind)]))
    const isDone = () =>
      this.counts.size > 0 &&
      [...this.counts.keys()].every((kind) => numberOf(kind) >= (before.get(kind) ?? 0) + more)
    while (!isDone()) await sleep(100)
  }

  /** Waits until all have finished. */
  async leave(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  /** Returns the number of answers other than 2xx and 304. */
  get bad(): number {
    return [...this.counts.values()]
      .flatMap(({ bad }) => [...bad.values()])
      .reduce((a, b) => a + b, 0)
  }

  async #repeat(pauseMs: number, visit: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await visit()
      await sleep(pauseMs)
    }
  }

  async #ask(kind: string, path: string, asking: Asking): Promise<Answer> {
    const count = this.counts.get(kind) ?? { times: [], bad: new Map<string, number>() }
    this.counts.set(kind, count)
    const begun = performance.now()
    const answer = await send(this.#base + path, asking)
    count.times.push(performance.now() - begun)
    const { status, text } = answer
    const isGood = status === 304 || (Number(status) >= 200 && Number(status) < 300)
    if (!isGood) {
      const what = `${status} ${path.replace(/\?.*/, '?…')} ${text.slice(0, 80)}`
      count.bad.set(what, (count.bad.get(what) ?? 0) + 1)
    }
    return answer
  }
}

function send(
  url: string,
  { method = 'GET', headers, body, agent, from }: Asking,
): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: error.message, headers: {}, text: '' })
    const outgoing = request(url, { method, headers, agent, localAddress: from }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response
        resolve({ status: statusCode, headers: received, text: Buffer.concat(chunks).toString() })
      })
    })
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error('no answer within a minute')))
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}
