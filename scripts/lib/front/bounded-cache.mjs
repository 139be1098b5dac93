/** A cache that drops what was not used for longest, once it holds too many entries or too much. */
export class BoundedCache {
  #entries = new Map()
  #bytes = 0

  /** @param {{ maxEntries: number, maxBytes: number }} limits */
  constructor(limits) {
    this.limits = limits
  }

  /** @param {string} key */
  get(key) {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /**
   * @param {string} key
   * @param {unknown} value
   * @param {number} bytes that it takes in memory
   */
  set(key, value, bytes) {
    this.delete(key)
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    const { maxEntries, maxBytes } = this.limits
    while (this.#entries.size > maxEntries || this.#bytes > maxBytes) {
      this.delete(this.#entries.keys().next().value)
    }
  }

  /** @param {string} key */
  delete(key) {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
