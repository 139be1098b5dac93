import { afterEach, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { type Drafted, releaseCaller, shownTitles } from '@/tests/helpers/release-samples'

let server: MortalServer | undefined

afterEach(async () => server?.remove())

/** It ends the transaction of a process that was killed after a minute; until then nobody writes the same records. */
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
      NODE_OPTIONS: '--import ./tests/helpers/die-at-write.mjs',
      DIE_AT_WRITE: String(at),
      // Not its indexes, of which each start makes sure.
      DIE_WRITING: '^(insert|update|findAndModify|delete)\\b.*news',
    })
    await current.start()
    const staff = releaseCaller(await current.signIn(), baseUrl)
    await expect(staff.call(path, 'POST', {})).rejects.toThrow()
    await expect.poll(() => current.child().signalCode).toBe('SIGKILL')
    delete environment.NODE_OPTIONS
    await current.start()
    return releaseCaller(await current.signIn(), baseUrl)
  }

  let staff = releaseCaller(await server.signIn(), baseUrl)
  const stateOf = async (id: string) => (await staff.call(`/releases/${id}/contents`)).body.state
  const draft = async (...more: Drafted[]) => {
    const items = [await staff.article(true), await staff.article(false), await staff.article(true)]
    items.push(...more)
    return { id: await staff.release(...items), items }
  }

  let release = await draft(await staff.settings())
  for (const at of [2, 5]) {
    staff = await killedIn(server, `/releases/${release.id}/publish`, at)
    expect(await titles(release.items), `killed at ${at}`).toEqual(publicBefore(release.items))
    expect(await stateOf(release.id)).toBe('draft')
    if (isMongodb) release = await draft()
  }
  const { id, items } = release
  const published = await staff.call(`/releases/${id}/publish`, 'POST', {})
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  expect(await titles(items)).toEqual(publicAfter(items))

  staff = await killedIn(server, `/releases/${id}/undo`, 4)
  expect(await titles(items)).toEqual(publicAfter(items))
  expect(await stateOf(id)).toBe('published')
  if (isMongodb) return
  expect((await staff.call(`/releases/${id}/undo`, 'POST', {})).status).toBe(200)
  expect(await titles(items)).toEqual(publicBefore(items))
})
