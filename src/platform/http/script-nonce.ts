import { headers } from 'next/headers'

/** Lets an inline script run on a page of staff; the production front makes a new one for every answer. */
export const scriptNonce = async (): Promise<string | undefined> =>
  (await headers()).get('x-nonce') ?? undefined
