import { programArguments } from '@/scripts/lib/bundles.mjs'
import { run } from '@/scripts/lib/run.mjs'
import type { throwaway } from '@/tests/helpers/throwaway'

/** Runs `npm run seed` in a place of its own, without a terminal to ask. */
export async function runSeed({ environment }: ReturnType<typeof throwaway>, ...options: string[]) {
  const args = [...programArguments('seed/cli.ts'), ...options]
  const env = { ...environment, LOG_LEVEL: 'warn', PORT: '1' }
  const { code, lines } = await run(process.execPath, args, { env })
  const counts = lines.flatMap((line) => {
    const match = /^([\w-]+): (\d+) created, (\d+) changed, (\d+) as they were/.exec(line)
    return match ? [[String(match[1]), match.slice(2).map(Number)] as const] : []
  })
  return { code, text: lines.join('\n'), counts: Object.fromEntries(counts) }
}
