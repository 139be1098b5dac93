import { testLostWrites } from '@/tests/helpers/lost-writes'

/** Rounds of each lock: `LOCK_ROUNDS=20 npx vitest run --project resilience long-locks` for a long trial. */
const rounds = Number(process.env.LOCK_ROUNDS ?? 2)

testLostWrites({ locks: [1000, 6000, 10_000, 20_000], rounds, isTold: true })
