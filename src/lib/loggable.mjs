// Plain JavaScript, because the production front needs it too.

/**
 * An error as the log may show it. Databases put the values of a failed statement into message and
 * properties, so only what is known to be harmless is kept, and messages end where values begin.
 * @param {unknown} error
 * @returns {Record<string, unknown>}
 */
export function loggable(error) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = /** @type {{ code?: unknown }} */ (error)
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: error.stack?.replace(error.message, withoutValues(error.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: loggable(error.cause) }),
  }
}

/**
 * "Failed query: insert … \nparams: …" holds what somebody sent; so does MongoDB's "dup key: {…}".
 * @param {string} message
 */
export const withoutValues = (message) => message.replace(/(\n?params:|dup key:)[\s\S]*$/, '$1 …')
