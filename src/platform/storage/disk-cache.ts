import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Limits of a folder. */
interface Limits {
  maxBytes: number
  /** Longest time without a use, ms; without one files go only where there is no room. */
  maxAgeMs?: number
}

/** Files that can be made again, in a folder of their own: any of them may be deleted at any time. */
export class DiskCache {
  readonly folder: string
  readonly #limits: Limits
  /** Bytes that were stored since the folder was looked through. */
  #unchecked = Infinity

  constructor(folder: string, limits: Limits) {
    this.folder = folder
    this.#limits = limits
  }

  /** Returns a file, or null, and counts that as a use. */
  async get(name: string): Promise<Buffer | null> {
    const content = await readFile(this.#fileOf(name)).catch(() => null)
    if (content) await this.use(name)
    return content
  }

  /** Counts a use: what was used last is deleted last. Returns false where there is no such file. */
  async use(name: string): Promise<boolean> {
    const now = new Date()
    return utimes(this.#fileOf(name), now, now).then(
      () => true,
      () => false,
    )
  }

  /**
   * Stores a file: it is there whole, or not at all.
   * @throws Error of a disk that is full or read-only
   */
  async set(name: string, content: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const unfinished = this.#fileOf(`${randomBytes(8).toString('hex')}.part`)
    try {
      await writeFile(unfinished, content)
      // By the clock that counts uses: that of the file system may be some milliseconds behind.
      const now = new Date()
      await utimes(unfinished, now, now)
      await rename(unfinished, this.#fileOf(name))
    } catch (error) {
      // On a full disk each visit would take a little more of what is left.
      await rm(unfinished, { force: true })
      throw error
    }
    this.#unchecked += content.length
    // To look through thousands of files after each would cost more than the files.
    if (this.#unchecked < this.#limits.maxBytes / 16) return
    this.#unchecked = 0
    await this.#deleteOldest()
  }

  async delete(name: string): Promise<void> {
    await rm(this.#fileOf(name), { force: true })
  }

  #fileOf(name: string): string {
    return path.join(this.folder, name)
  }

  async #deleteOldest(): Promise<void> {
    const { maxBytes, maxAgeMs = Infinity } = this.#limits
    const names = await readdir(this.folder).catch(() => [])
    const files = []
    // One after the other, so that other work on the disk has its turn.
    for (const name of names) {
      const found = await stat(this.#fileOf(name)).catch(() => null)
      files.push({ name, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 })
    }
    const oldest = Date.now() - maxAgeMs
    let left = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (left <= maxBytes && usedAt >= oldest) return
      await this.delete(name)
      left -= size
    }
  }
}
