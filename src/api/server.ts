import { Health, Readiness } from '@/src/contract/server'
import { getHealth } from '@/src/data/health'
import { getReadiness } from '@/src/data/readiness'
import { operation } from './operation'

const subject = 'Server'

export const serverOperations = [
  operation({
    method: 'get',
    path: '/health',
    subject,
    summary: 'Version, kind of database, and whether it answers',
    answer: { status: 200, schema: Health },
    refusals: [503],
    handler: async () => {
      const health = await getHealth()
      return uncached(health, health.database.isReachable)
    },
  }),
  operation({
    method: 'get',
    path: '/ready',
    subject,
    summary: 'Whether this instance should be sent visitors',
    answer: { status: 200, schema: Readiness },
    refusals: [503],
    handler: async () => {
      const readiness = await getReadiness()
      return uncached(readiness, readiness.isReady)
    },
  }),
]

const uncached = (body: object, isWell: boolean): Response =>
  Response.json(body, { status: isWell ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
