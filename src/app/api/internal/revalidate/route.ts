import { TagsToExpire } from '@/src/contract/revalidate'
import { expireNow } from '@/src/data/revalidate'
import { HttpError } from '@/src/lib/http/http-error'
import { methods } from '@/src/lib/http/methods'
import { readJson } from '@/src/lib/http/read-body'
import { isInternalCall } from '@/src/lib/http/internal-call'

/** Empties caches after a script has written to the database; for the project's own scripts only. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    if (!isInternalCall(request.headers)) throw new HttpError(403, 'Only for the site itself')
    const { tags } = TagsToExpire.parse(await readJson(request))
    await expireNow(tags)
    return { expired: tags }
  },
})
