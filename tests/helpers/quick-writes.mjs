/**
 * Loaded by `--import` into a server under test: what visitors did not find is written after a quarter of a second, and
 * not after the five seconds for which counts wait to be written together.
 */
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (wait, self, [callback, delay, ...rest]) =>
    Reflect.apply(wait, self, [callback, delay === 5000 ? 250 : delay, ...rest]),
})
