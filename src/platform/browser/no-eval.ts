/**
 * zod tries whether it may make functions of texts when its first schema is made. It may not, by the content security
 * policy, and browsers would report the attempt: this is what it reads before it tries.
 */
const settings = { jitless: true }

/** A script for the head of a page whose own scripts load zod. */
export const noEvalScript = `globalThis.__zod_globalConfig = ${JSON.stringify(settings)}`

/** The same for scripts that load zod later on a page of visitors; called before they are loaded. */
export function forbidEval(): void {
  const browser = globalThis as { __zod_globalConfig?: object }
  // Where zod is there already it holds this very object.
  Object.assign((browser.__zod_globalConfig ??= {}), settings)
}
