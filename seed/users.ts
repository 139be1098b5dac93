import type { Payload } from 'payload'
import { inTransaction } from '@/src/platform/database/all-or-nothing'
import { users } from './demo/users'
import { holds } from './same'
import { context, type Outcome, type Outcomes } from './upsert'

/** The demo's accounts, one of each role. An account that exists keeps its password. */
export async function seedUsers(payload: Payload, isPlan: boolean): Promise<Outcomes> {
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false })
  const outcomes: Outcomes = new Map()
  for (const { password, ...wanted } of users) {
    const existing = docs.find(({ username }) => username === wanted.username)
    if (isPlan) {
      const isDone = existing !== undefined && holds(existing, wanted)
      outcomes.set(wanted.username, isDone ? 'unchanged' : existing ? 'updated' : 'created')
      continue
    }
    const work = () => seedUser(payload, wanted, password, existing)
    outcomes.set(wanted.username, await inTransaction(payload, work))
  }
  return outcomes
}

async function seedUser(
  payload: Payload,
  wanted: Omit<(typeof users)[number], 'password'>,
  password: string,
  existing: { id: string } | undefined,
): Promise<Outcome> {
  const call = { collection: 'users', depth: 0, context } as const
  if (!existing) {
    await payload.create({ ...call, data: { ...wanted, password } })
    return 'created'
  }
  if (holds(existing, wanted)) return 'unchanged'
  await payload.update({ ...call, id: existing.id, data: wanted })
  return 'updated'
}
