import { rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { type Drafted, releaseCaller, shownTitles } from '@/tests/helpers/release-samples'
import { loading } from '@/tests/helpers/throwaway'

let server: MortalServer | undefined
const sign = path.join(os.tmpdir(), `terminalia-${crypto.randomUUID()}.die`)

afterEach(async () => {
  await server?.remove()
  rmSync(sign, { force: true })
})

const isMongodb = process.env.TEST_DATABASE_URI?.startsWith('mongodb') ?? false

it('a server killed while it publishes or takes back a release leaves everything as it was', async () => {
  // Each time MongoDB lets the test wait for a minute.
  const publishing = isMongodb ? [5] : [2, 5]
  const undoing = 4
  server = await mortalServer({
    NODE_OPTIONS: loading('die-at-write.mjs'),
    DIE_ONCE_THERE: sign,
    DIE_AT_WRITE: String(publishing[0]),
    // Not its indexes, of which each start makes sure.
    DIE_WRITING: '^(insert|update|findAndModify|delete)\\b.*news',
  })
  const { baseUrl, environment } = server
  const titles = (items: Drafted[]) => shownTitles(items, baseUrl)
  const publicBefore = (items: Drafted[]) => items.map(({ before }) => before)
  const publicAfter = (items: Drafted[]) => items.map(({ after }) => after)

  /**
   * Makes a call that kills the server before the write to the articles that it was started for, and starts it again.
   * @param next before which write it dies the next time
   */
  const killedIn = async (current: MortalServer, address: string, next: number) => {
    writeFileSync(sign, '')
    await untilFree(async () => {
      await staff.call(address, 'POST', {}).catch(() => undefined)
      return current.child().signalCode
    }, 'SIGKILL')
    rmSync(sign)
    environment.DIE_AT_WRITE = String(next)
    await current.start()
    return releaseCaller(await current.signIn(), baseUrl)
  }

  let staff = releaseCaller(await server.signIn(), baseUrl)
  const stateOf = async (id: string) => (await staff.call(`/releases/${id}/contents`)).body.state
  const items = [
    await staff.article(true),
    await staff.settings(),
    await staff.article(false),
    await staff.article(true),
  ]
  const id = await staff.release(...items)
  for (const [round, at] of publishing.entries()) {
    staff = await killedIn(server, `/releases/${id}/publish`, publishing[round + 1] ?? undoing)
    expect(await titles(items), `killed at ${at}`).toEqual(publicBefore(items))
    expect(await stateOf(id)).toBe('draft')
  }
  const call = async (action: 'publish' | 'undo') =>
    (await staff.call(`/releases/${id}/${action}`, 'POST', {})).status
  await untilFree(() => call('publish'), 200)
  expect(await titles(items)).toEqual(publicAfter(items))

  staff = await killedIn(server, `/releases/${id}/undo`, undoing)
  expect(await titles(items)).toEqual(publicAfter(items))
  expect(await stateOf(id)).toBe('published')
  await untilFree(() => call('undo'), 200)
  expect(await titles(items)).toEqual(publicBefore(items))
})

/**
 * Calls again until the answer is the one that is expected: MongoDB ends the transaction of a process that was killed
 * after a minute, and lets nobody write the same documents until then.
 */
const untilFree = <T>(call: () => Promise<T>, expected: T) =>
  expect.poll(call, { interval: 500 }).toBe(expected)
