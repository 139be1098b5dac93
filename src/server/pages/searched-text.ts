import type { IncomingMessage } from 'node:http'
import { internalToken, isInternalToken } from '@/src/platform/http/internal-call'

const header = 'x-searched-text'

/** Headers that ask for a page which looks for this text. */
export const askToSearch = (text: string): Record<string, string> => ({
  [header]: encodeURIComponent(text),
  'x-internal-token': internalToken(),
})

/**
 * Reads and removes the header by which `search-templates.ts` asks for a page that shows one text and the results of
 * another. Without the internal token the header has no effect.
 * @returns the text whose results the page shows
 */
export function takeSearchedText({ headers }: IncomingMessage): string | undefined {
  const text = headers[header]
  delete headers[header]
  if (text === undefined || !isInternalToken(headers['x-internal-token'])) return undefined
  return decodeURIComponent(String(text))
}
