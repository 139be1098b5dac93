import { beforeEach, expect, it, vi } from 'vitest'
import { getHealth } from '@/src/data/health'
import { log } from '@/src/platform/log/log'

const count = vi.hoisted(() => vi.fn())

vi.mock('server-only', () => ({}))
vi.mock('@/src/data/payload', () => ({ getPayload: async () => ({ count }) }))

beforeEach(() => {
  count.mockReset()
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})

it('is well while the database answers', async () => {
  count.mockResolvedValue({ totalDocs: 0 })
  expect(await getHealth()).toMatchObject({ status: 'ok', database: { isReachable: true } })
})

it('tells that the database refuses', async () => {
  count.mockRejectedValue(new Error('connection refused'))
  const health = await getHealth()
  expect(health).toMatchObject({ status: 'unavailable', database: { isReachable: false } })
  expect(health.message).toBe('The database does not answer')
})

it('does not wait for ever', async () => {
  vi.useFakeTimers()
  count.mockReturnValue(new Promise(() => undefined))
  const health = getHealth()
  await vi.advanceTimersByTimeAsync(5000)
  expect((await health).status).toBe('unavailable')
  vi.useRealTimers()
})
