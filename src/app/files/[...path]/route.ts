import { files } from '@/src/app/files/files'
import { HttpError } from '@/src/platform/errors/http-error'
import { notFound } from '@/src/platform/http/messages'
import { methods } from '@/src/platform/http/methods'

export const dynamic = 'force-dynamic'

/** All files that are made for a request: `next.config.ts` rewrites their addresses to this route. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ path: string[] }>({
  GET: async (request, { path }) => {
    const address = path.join('/')
    for (const { path: pattern, make, missing = notFound } of files) {
      const found = pattern.exec(address)
      if (!found) continue
      const answer = await make(request, found.groups ?? {})
      if (!answer) throw new HttpError(404, missing)
      return answer
    }
    return null
  },
})
