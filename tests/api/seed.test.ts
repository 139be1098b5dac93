import { afterAll, describe, expect, it } from 'vitest'
import { payloadScript } from '../../scripts/lib/environment.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { throwaway } from '../helpers/throwaway'

const place = throwaway()

afterAll(place.remove)

/** `npm run seed`, in a place of its own, with nobody at the terminal. */
async function seed(...options: string[]) {
  const args = ['--import', 'tsx', 'seed/cli.ts', ...options]
  const env = { ...place.environment, ...payloadScript, LOG_LEVEL: 'warn', PORT: '1' }
  const { code, lines } = await run(process.execPath, args, { env })
  const counts = lines.flatMap((line) => {
    const match = /^([\w-]+): (\d+) created, (\d+) changed, (\d+) as they were/.exec(line)
    return match ? [[String(match[1]), match.slice(2).map(Number)] as const] : []
  })
  return { code, text: lines.join('\n'), counts: Object.fromEntries(counts) }
}

const patience = 5 * 60_000

describe('npm run seed', () => {
  it(
    'writes the whole demo into an empty database, without accounts',
    async () => {
      const { code, text, counts } = await seed()
      expect(code, text).toBe(0)
      expect(counts.categories).toEqual([13, 0, 0])
      expect(counts.products?.[0]).toBeGreaterThanOrEqual(36)
      expect(counts.news).toEqual([12, 0, 0])
      expect(counts.jobs).toEqual([8, 0, 0])
      expect(counts['content-sections']).toEqual([8, 0, 0])
      expect(counts['navigation-items']).toEqual([16, 0, 0])
      expect(counts).not.toHaveProperty('users')
    },
    patience,
  )

  it(
    'changes nothing the second time',
    async () => {
      const { code, text, counts } = await seed()
      expect(code, text).toBe(0)
      const written = Object.entries(counts).filter(([, [created, changed]]) => created || changed)
      expect(written).toEqual([])
      expect(counts.products?.[2]).toBeGreaterThanOrEqual(36)
    },
    patience,
  )

  it('starts over only when somebody says so', async () => {
    const { code, text, counts } = await seed('--reset')
    expect(code).not.toBe(0)
    expect(text).toContain('--yes')
    expect(counts).toEqual({})
  })

  it(
    'starts over with --reset --yes',
    async () => {
      const { code, text, counts } = await seed('--reset', '--yes')
      expect(code, text).toBe(0)
      expect(text).toMatch(/products: \d+ deleted/)
      expect(counts.news).toEqual([12, 0, 0])
    },
    patience,
  )
})
