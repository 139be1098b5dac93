/**
 * Next takes `Content-Length` off the answers of route handlers. They name the length once more under this name, and
 * `src/server/steps/body-length.ts` puts it back; without our server such answers come in chunks.
 */
export const bodyLengthHeader = 'X-Body-Length'

export const lengthHeaders = (bytes: number): Record<string, string> => ({
  'Content-Length': String(bytes),
  [bodyLengthHeader]: String(bytes),
})
