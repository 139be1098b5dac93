import { afterAll, describe, expect, it } from 'vitest'
import { npm } from '@/scripts/lib/packages.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { throwaway } from '../helpers/throwaway'

const place = throwaway()

afterAll(place.remove)

/** A script of `package.json` on a database of its own. */
async function script(name: string) {
  const [command, ...args] = npm()
  const env = place.environment
  const { code, lines } = await run(String(command), [...args, 'run', name], { env })
  return { code, text: lines.join('\n') }
}

describe('the scripts for migrations', () => {
  it('bring a new database up to date, and tell so', async () => {
    const { code, text } = await script('migrate')
    expect(code, text).toBe(0)
    expect(text).not.toMatch(/unhandled|Mismatching/i)
    const status = await script('migrate:status')
    expect(status.code, status.text).toBe(0)
  })
})
