/**
 * An error as the log may show it. Databases put the values of a failed statement into message and
 * properties, so only what is known to be harmless is kept, and messages end where values begin.
 */
export function errorSerializer(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: error.stack?.replace(error.message, withoutValues(error.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorSerializer(error.cause) }),
  }
}

/** "Failed query: insert … \nparams: …" contains values from the request; so does MongoDB's "dup key: {…}". */
export const withoutValues = (message: string): string =>
  message.replace(/(\n?params:|dup key:)[\s\S]*$/, '$1 …')
