/**
 * Loaded by `--import` into a server under test: what is counted of visits is written after a quarter of a second, and not
 * after the five or 55 seconds for which counts wait to be written together.
 */
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (wait, self, [callback, delay, ...rest]) =>
    Reflect.apply(wait, self, [callback, [5000, 55_000].includes(delay) ? 250 : delay, ...rest]),
})
