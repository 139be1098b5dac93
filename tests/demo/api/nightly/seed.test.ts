import { afterAll, describe, expect, it } from 'vitest'
import { payloadConditions, payloadScript } from '@/scripts/lib/environment.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { runSeed } from '@/tests/demo/helpers/run-seed'
import { readDatabase } from '@/tests/helpers/database-contents'
import { throwaway } from '@/tests/helpers/throwaway'

const place = throwaway()

afterAll(place.remove)

const seed = (...options: string[]) => runSeed(place, ...options)

/** The name of the company becomes another, as on a site of one's own. */
async function changeCompanyName() {
  const args = ['--import', 'tsx', 'tests/demo/helpers/rename-company.ts', 'A Company of Its Own']
  const env = { ...place.environment, ...payloadScript, LOG_LEVEL: 'warn' }
  const { lines } = await run(process.execPath, args, { env })
  expect(lines).toContain('renamed')
}

const timeoutMs = 5 * 60_000

/** All rows of the place. */
const contents = () => readDatabase(String(place.environment.DATABASE_URI))

describe('npm run seed', () => {
  it(
    'writes nothing unasked on a site of one’s own, and says what it would write',
    async () => {
      const { code, text, counts } = await seed()
      expect(code).not.toBe(0)
      expect(text).toContain('--yes')
      expect(text).toMatch(/products: \d+ created, 0 overwritten/)
      expect(counts).toEqual({})
      const { code: again } = await seed('--reset')
      expect(again).not.toBe(0)
      const rows = Object.entries(await contents()).filter(([name]) =>
        /products|pages|media/.test(name),
      )
      expect(rows.flatMap(([, found]) => found)).toEqual([])
    },
    timeoutMs,
  )

  it(
    'writes the whole demo into an empty database, without accounts',
    async () => {
      const { code, text, counts } = await seed('--yes')
      expect(code, text).toBe(0)
      expect(counts.categories).toEqual([15, 0, 0])
      expect(counts.products?.[0]).toBeGreaterThanOrEqual(36)
      expect(counts.news).toEqual([12, 0, 0])
      expect(counts.jobs).toEqual([8, 0, 0])
      expect(counts['content-sections']).toEqual([8, 0, 0])
      expect(counts['navigation-items']).toEqual([74, 0, 0])
      expect(counts).not.toHaveProperty('users')
    },
    timeoutMs,
  )

  it(
    'changes nothing the second time',
    async () => {
      expect((await seed()).text).toContain('nothing was changed')
      const { code, text, counts } = await seed('--yes')
      expect(code, text).toBe(0)
      const written = Object.entries(counts).filter(([, [created, changed]]) => created || changed)
      expect(written).toEqual([])
      expect(counts.products?.[2]).toBeGreaterThanOrEqual(36)
    },
    timeoutMs,
  )

  it(
    'names what it would overwrite or delete, and leaves it',
    async () => {
      await changeCompanyName()
      const before = await contents()
      const { code, text, counts } = await seed()
      expect(code).not.toBe(0)
      expect(text).toMatch(/site-settings: 0 created, 1 overwritten/)
      const reset = await seed('--reset')
      expect(reset.code).not.toBe(0)
      expect(reset.text).toMatch(/products: \d+ deleted/)
      expect(reset.text).toContain('--yes')
      expect([counts, reset.counts]).toEqual([{}, {}])
      expect(await contents()).toEqual(before)
    },
    timeoutMs,
  )

  // On MongoDB there is one way.
  it.skipIf(process.env.TEST_DATABASE_URI)(
    'has the same products for the catalogue out of the tables as through Payload, in every language',
    async () => {
      const args = ['--import', 'tsx', 'tests/demo/helpers/compare-readings.ts']
      // Without the second one `server-only` lets nothing be loaded outside of Next.
      const conditions = `${payloadConditions} --conditions=react-server`
      const env = { ...place.environment, NODE_OPTIONS: conditions, LOG_LEVEL: 'warn' }
      const { code, lines } = await run(process.execPath, args, { env })
      expect(code, lines.join('\n')).toBe(0)
      expect(lines.at(-1)).toMatch(/^the same [1-9]\d+$/)
    },
    timeoutMs,
  )
})
