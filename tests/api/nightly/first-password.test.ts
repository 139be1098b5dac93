import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { readDatabase } from '@/tests/helpers/database-contents'
import { loading, throwaway } from '@/tests/helpers/throwaway'

const place = throwaway()
const clock = path.join(place.folder, 'clock')
const env: NodeJS.ProcessEnv = {
  ...place.environment,
  NODE_OPTIONS: loading('moved-clock.mjs'),
  MOVED_CLOCK: clock,
  ADMIN_USERNAME: 'root',
  LOG_LEVEL: 'warn',
}

afterAll(async () => {
  vi.useRealTimers()
  await place.remove()
})

const day = 24 * 60 * 60 * 1000

async function storedAccounts() {
  const { users = [] } = await readDatabase(String(env.DATABASE_URI))
  return users.map((row) => JSON.parse(String(row)) as Record<string, string>)
}

const endOf = (account: Record<string, string> | undefined) =>
  new Date(String(account?.password_expires_at)).getTime()

// Accounts are read out of the tables.
it.skipIf(Boolean(process.env.TEST_DATABASE_URI))(
  'a password that the first start makes up is valid for seven days; then a start makes up another one',
  async () => {
    const { account: made } = await prepareDatabase(undefined, env)
    expect(made?.username).toBe('root')
    expect(made?.password).toMatch(/^[\w-]{22}$/)
    const [first] = await storedAccounts()
    expect(Math.abs(endOf(first) - Date.now() - 7 * day)).toBeLessThan(5 * 60_000)
    expect((await prepareDatabase(undefined, env)).account).toBeUndefined()

    // The clock of the programs, and of what looks at the database before them.
    writeFileSync(clock, String(8 * day))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * day })
    const { account: renewed } = await prepareDatabase(undefined, env)
    expect(renewed?.username).toBe('root')
    expect(renewed?.password).not.toBe(made?.password)
    const accounts = await storedAccounts()
    expect(accounts).toHaveLength(1)
    expect(accounts[0]?.hash).not.toBe(first?.hash)
    expect(endOf(accounts[0])).toBeGreaterThan(endOf(first))
  },
  5 * 60_000,
)
