import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockRound, untrue } from './lock-round'
import { mortalServer, type MortalServer } from './mortal-server'

interface Trial {
  /** Durations of the locks, ms. */
  locks: number[]
  /** Rounds of each lock; the server is killed in every second one, the first included. */
  rounds: number
  /** Prints what came of each round. */
  isTold?: boolean
}

/** Defines the tests of writes while another process holds SQLite's lock, on a server of their own. */
export function testLostWrites({ locks, rounds, isTold = false }: Trial): void {
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
          Array.from({ length: rounds }, (_, round) => ({ lockMs, round })),
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
          if (!isTold) return
          const thanked = result.writes.filter(({ status }) => status === 201).length
          const { slowestRead, slowestLater } = result
          console.log({ lockMs, round, kill, thanked, slowestRead, slowestLater })
        },
      )
    },
  )
}
