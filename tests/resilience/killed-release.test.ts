import { afterEach, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { type Drafted, releaseCaller, shownTitles } from '@/tests/helpers/release-samples'
import { loading } from '@/tests/helpers/throwaway'

let server: MortalServer | undefined

afterEach(async () => server?.remove())

const isMongodb = process.env.TEST_DATABASE_URI?.startsWith('mongodb') ?? false

it('a server killed while it publishes or takes back a release leaves everything as it was', async () => {
  server = await mortalServer()
  const { baseUrl, environment } = server
  const titles = (items: Drafted[]) => shownTitles(items, baseUrl)
  const publicBefore = (items: Drafted[]) => items.map(({ before }) => before)
  const publicAfter = (items: Drafted[]) => items.map(({ after }) => after)

  /** Makes a call that kills the server before its write number `at` to the articles. */
  const killedIn = async (current: MortalServer, path: string, at: number) => {
    await current.end()
    Object.assign(environment, {
      NODE_OPTIONS: loading('die-at-write.mjs'),
      DIE_AT_WRITE: String(at),
      // Not its indexes, of which each start makes sure.
      DIE_WRITING: '^(insert|update|findAndModify|delete)\\b.*news',
    })
    await current.start()
    const staff = releaseCaller(await current.signIn(), baseUrl)
    await untilFree(async () => {
      await staff.call(path, 'POST', {}).catch(() => undefined)
      return current.child().signalCode
    }, 'SIGKILL')
    environment.NODE_OPTIONS = loading()
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
  // Each time MongoDB lets the test wait for a minute.
  for (const at of isMongodb ? [5] : [2, 5]) {
    staff = await killedIn(server, `/releases/${id}/publish`, at)
    expect(await titles(items), `killed at ${at}`).toEqual(publicBefore(items))
    expect(await stateOf(id)).toBe('draft')
  }
  const call = async (action: 'publish' | 'undo') =>
    (await staff.call(`/releases/${id}/${action}`, 'POST', {})).status
  await untilFree(() => call('publish'), 200)
  expect(await titles(items)).toEqual(publicAfter(items))

  staff = await killedIn(server, `/releases/${id}/undo`, 4)
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
