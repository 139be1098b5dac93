import { beforeAll, it } from 'vitest'
import { collections, sendHostileQueries } from '@/tests/helpers/hostile-queries'
import { samples, sendOddValues } from '@/tests/helpers/odd-values'
import { signInAsSuperAdmin } from '@/tests/helpers/staff-call'

let token: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

it.concurrent.each(Object.keys(samples))('all values are stored whole or refused: %s', (slug) =>
  sendOddValues(token, slug),
)

it.each(collections)('all queries to %s are answered or refused, and open nothing', (slug) =>
  sendHostileQueries(token, slug),
)
