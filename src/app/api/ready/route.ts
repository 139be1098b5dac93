import { getReadiness } from '@/src/data/readiness'
import { methods } from '@/src/lib/http/methods'

/** For load balancers: 200 where this one should get some, 503 otherwise. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async () => {
    const readiness = await getReadiness()
    return Response.json(readiness, {
      status: readiness.isReady ? 200 : 503,
      headers: { 'Cache-Control': 'no-store' },
    })
  },
})
