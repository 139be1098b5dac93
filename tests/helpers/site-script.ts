import { npm } from '@/scripts/lib/packages.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { run } from '@/scripts/lib/run.mjs'
import type { throwaway } from './throwaway'

/** Output of a program, and how it ended. */
export const toOutcome = ({ code, lines }: { code: number; lines: string[] }) => ({
  code,
  text: lines.join('\n'),
})

/** Runs a script of `package.json` on a database of its own. */
export async function siteScript(
  { environment }: ReturnType<typeof throwaway>,
  name: string,
  ...options: string[]
) {
  const [command, ...args] = npm()
  const env = { ...environment, PORT: String(await freePort()) }
  return toOutcome(await run(String(command), [...args, 'run', name, '--', ...options], { env }))
}
