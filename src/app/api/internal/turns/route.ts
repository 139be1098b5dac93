import { TurnAsked } from '@/src/contract/turn'
import { takesTurn } from '@/src/data/turns'
import { HttpError } from '@/src/lib/http/http-error'
import { methods } from '@/src/lib/http/methods'
import { readJson } from '@/src/lib/http/read-body'
import { isInternalCall } from '@/src/lib/internal-call'

/** Tells an instance whether it is its turn to run the scheduled jobs; for the server itself only. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    if (!isInternalCall(request.headers)) throw new HttpError(403, 'Only for the site itself')
    const { name, turn } = TurnAsked.parse(await readJson(request))
    return { isOurs: await takesTurn(name, turn) }
  },
})
