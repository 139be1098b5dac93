import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantableRights } from '@/src/payload/access/key-rights'
import { type GuardedCollection, matrix } from '@/src/payload/access/matrix'
import { verbs } from '@/src/payload/access/rule'
import {
  accessAttempts,
  type AccessAttempts,
  isDone,
  sendForms,
} from '@/tests/helpers/access-attempts'
import { askForKey, newKey, revokeKey } from '@/tests/helpers/api-keys'
import { type Answer, signInAsSuperAdmin } from '@/tests/helpers/staff-call'

let superToken: string
let site: AccessAttempts
/** A key with every right that one can have. */
let mighty: { key: string; id: string }

beforeAll(async () => {
  superToken = await signInAsSuperAdmin()
  site = await accessAttempts(superToken)
  await sendForms(superToken, { quotes: ['API key'], applications: ['API key'] })
  mighty = await newKey({ token: superToken, rights: [...grantableRights] })
})
afterAll(() => revokeKey(superToken, mighty.id))

describe.each(Object.keys(matrix) as GuardedCollection[])('an API key for %s', (slug) => {
  const cells = verbs.map((verb) => ({ verb, right: `${slug}:${verb}` as const }))

  it.each(cells.filter(({ right }) => grantableRights.includes(right)))(
    'opens by $right alone what it names, and nothing by all other rights',
    async ({ verb, right }) => {
      const others = grantableRights.filter((other) => other !== right)
      // The tests before may have deleted it.
      site.forgetHidden(slug)
      const answers = []
      for (const [rights, mayDoIt] of [[[right], true] as const, [others, false] as const]) {
        const { key, id } = await newKey({ token: superToken, rights: [...rights] })
        answers.push(await site.attempts[verb]({ slug, token: key, mayDoIt }))
        await revokeKey(superToken, id)
      }
      const [own, other] = answers as [Answer, Answer]
      const told = `${own.status} ${JSON.stringify(own.body).slice(0, 300)}`
      expect(isDone(own, slug, verb), told).toBe(true)
      expect([other.status, other.body.message]).toEqual([
        403,
        `This API key lacks the rights ${right}`,
      ])
    },
  )

  it.each(cells.filter(({ right }) => !grantableRights.includes(right)))(
    'cannot have $right, and does not do it',
    async ({ verb, right }) => {
      const refused = await askForKey({ token: superToken, rights: [right] })
      expect([refused.status, refused.body.message]).toEqual([
        400,
        expect.stringContaining('cannot give'),
      ])
      const attempt = { slug, token: mighty.key, mayDoIt: false }
      expect([403, 404, 405]).toContain((await site.attempts[verb](attempt)).status)
    },
  )
})
