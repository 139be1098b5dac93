import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockRound, untrue } from '@/tests/helpers/lock-round'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'

/**
 * The long trial: `LOCK_ROUNDS=20 npx vitest run --project resilience lost-writes`, 20 rounds of each lock.
 * Otherwise one round of a short lock, whose writes wait, and one of a lock that outlasts their patience.
 */
const rounds = Number(process.env.LOCK_ROUNDS ?? 0)
const locks = rounds > 0 ? [1000, 6000, 10_000, 20_000] : [1000, 6000]

describe.skipIf(process.env.TEST_DATABASE_URI)(
  'writes while another process holds the lock',
  () => {
    let server: MortalServer
    let token: string

    beforeAll(async () => {
      server = await mortalServer()
      token = await server.signIn()
    })

    afterAll(() => server.remove())

    it.for(
      locks.flatMap((lockMs) =>
        Array.from({ length: rounds || 1 }, (_, round) => ({ lockMs, round })),
      ),
    )(
      'are stored once where they are thanked for, and not where they are refused: $lockMs ms, $round',
      { timeout: 180_000 },
      async ({ lockMs, round }) => {
        const kill = round % 2 === 0
        const result = await lockRound(server, token, { lockMs, writers: 50, kill })
        expect(untrue(result)).toEqual([])
        expect(result.failedReads).toBe(0)
        // Nothing that is read waits for the lock. A short one says nothing of a machine that is busy otherwise.
        if (lockMs > 5000) expect(result.slowestRead).toBeLessThan(lockMs)
        if (rounds === 0) return
        const thanked = result.writes.filter(({ status }) => status === 201).length
        const { slowestRead, slowestLater } = result
        console.log({ lockMs, round, kill, thanked, slowestRead, slowestLater })
      },
    )
  },
)
