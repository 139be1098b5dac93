import { afterEach, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '../helpers/mortal-server'
import { type Drafted, releaseCaller, shownTitles } from '../helpers/release-samples'

let server: MortalServer | undefined

afterEach(async () => server?.remove())

const isMongodb = process.env.TEST_DATABASE_URI?.startsWith('mongodb') ?? false

/**
 * With transactions on SQLite, without them on MongoDB: a replica set ends the transaction of a process that was killed
 * by itself after a minute, and lets nobody write the same documents until then.
 */
const modes: Record<string, string>[] = isMongodb ? [{ DATABASE_COMPATIBILITY: 'cosmosdb' }] : [{}]

it.each(modes)(
  'a server killed while it publishes or takes back a release shows all of it or nothing %o',
  async (settings) => {
    server = await mortalServer(settings)
    const { baseUrl, environment } = server
    const titles = (items: Drafted[]) => shownTitles(items, baseUrl)
    const publicBefore = (items: Drafted[]) => items.map(({ before }) => before)
    const publicAfter = (items: Drafted[]) => items.map(({ after }) => after)

    /** Makes a call that kills the server before its write number `at` to the articles. */
    const killedIn = async (current: MortalServer, path: string, at: number, body = {}) => {
      await current.end()
      Object.assign(environment, {
        NODE_OPTIONS: '--import ./tests/helpers/die-at-write.mjs',
        DIE_AT_WRITE: String(at),
        // Not its indexes, of which each start makes sure.
        DIE_WRITING: '^(insert|update|findAndModify|delete)\\b.*news',
      })
      await current.start()
      const staff = releaseCaller(await current.signIn(), baseUrl)
      await expect(staff.call(path, 'POST', body)).rejects.toThrow()
      await expect.poll(() => current.child().signalCode).toBe('SIGKILL')
      delete environment.NODE_OPTIONS
      await current.start()
      return releaseCaller(await current.signIn(), baseUrl)
    }

    let staff = releaseCaller(await server.signIn(), baseUrl)
    const items = [
      await staff.article(true),
      await staff.settings(),
      await staff.article(false),
      await staff.article(true),
    ]
    const id = await staff.release(...items)
    // What a journal gives back counts as saved anew.
    const accepted = { acceptChanges: true }
    for (const at of [2, 5]) {
      staff = await killedIn(server, `/releases/${id}/publish`, at, accepted)
      expect(await titles(items), `killed at ${at}`).toEqual(publicBefore(items))
      expect((await staff.call(`/releases/${id}/contents`)).body.state).toBe('draft')
    }
    const published = await staff.call(`/releases/${id}/publish`, 'POST', accepted)
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect(await titles(items)).toEqual(publicAfter(items))

    staff = await killedIn(server, `/releases/${id}/undo`, 4)
    const { state } = (await staff.call(`/releases/${id}/contents`)).body
    expect(await titles(items)).toEqual(
      state === 'published' ? publicAfter(items) : publicBefore(items),
    )
    if (state === 'published')
      expect((await staff.call(`/releases/${id}/undo`, 'POST', {})).status).toBe(200)
    expect(await titles(items)).toEqual(publicBefore(items))
  },
)
