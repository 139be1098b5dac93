import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { mailQuoteStep } from '@/collections/quote-requests/steps'

vi.mock('server-only', () => ({}))

const key = 'quote-mail:r1:inWork'
const minute = 60_000

/** Runs the job of a mail, where `claim` is what another process has stored of it; returns the mails that went out. */
async function mailsAfter(claim?: object, isRefusing = false) {
  const stored = new Map<string, object>(claim ? [[key, claim]] : [])
  let mails = 0
  const payload = {
    findByID: async () => ({
      id: 'r1',
      status: 'inWork',
      number: 'Q1',
      language: 'en',
      email: 'a@b.test',
    }),
    findGlobal: async () => ({ companyName: 'Company' }),
    create: async ({ data }: { data: { key: string; data: object } }) => {
      if (stored.has(data.key)) throw new Error('Not unique')
      stored.set(data.key, data.data)
    },
    kv: {
      get: async (name: string) => stored.get(name) ?? null,
      set: async (name: string, value: object) => void stored.set(name, value),
      delete: async (name: string) => void stored.delete(name),
    },
    sendEmail: async () => {
      if (isRefusing) throw Object.assign(new Error('no'), { code: 'EENVELOPE' })
      mails += 1
    },
  } as unknown as Payload
  const { handler } = mailQuoteStep
  if (typeof handler !== 'function') throw new Error('No handler')
  const input = { request: 'r1', step: 'inWork' }
  const done = handler({ input, req: { payload } } as unknown as Parameters<typeof handler>[0])
  await Promise.resolve(done).catch(() => undefined)
  return { mails, claim: stored.get(key) }
}

it('a step is mailed once', async () => {
  expect(await mailsAfter()).toEqual({ mails: 1, claim: {} })
  expect((await mailsAfter({})).mails).toBe(0)
})

it('a mail that another process sends just now is left to it', async () => {
  expect((await mailsAfter({ begunAt: Date.now() - 5 * minute })).mails).toBe(0)
})

it('a mail over which a process was killed is sent by the next one', async () => {
  expect(await mailsAfter({ begunAt: Date.now() - 20 * minute })).toEqual({ mails: 1, claim: {} })
})

it('a mail that the server refuses is free for the next try', async () => {
  expect(await mailsAfter(undefined, true)).toEqual({ mails: 0, claim: undefined })
})
