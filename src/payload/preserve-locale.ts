import type { PayloadRequest } from 'payload'

/**
 * Reads in another language within a hook. Payload puts the language of a nested call into the request that it is
 * given, and what the hook is part of would then be written in that language.
 */
export async function preserveLocale<Result>(
  req: PayloadRequest,
  read: () => Promise<Result>,
): Promise<Result> {
  const { locale, fallbackLocale } = req
  try {
    return await read()
  } finally {
    req.locale = locale
    req.fallbackLocale = fallbackLocale
  }
}
