import { getHealth } from '@/src/data/health'
import { methods } from '@/src/lib/http/methods'

/** Whether the site can serve: 200 while its database answers, 503 otherwise. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async () => {
    const health = await getHealth()
    return Response.json(health, {
      status: health.database.isReachable ? 200 : 503,
      headers: { 'Cache-Control': 'no-store' },
    })
  },
})
