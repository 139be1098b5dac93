import { programArguments } from '@/scripts/lib/programs.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { type Contents, contentsOf } from './database-contents'

/** Runs `npm run backup` or `npm run restore`. */
export const program = (name: 'backup' | 'restore', env: NodeJS.ProcessEnv, ...args: string[]) =>
  run(process.execPath, [...programArguments(`scripts/${name}.ts`), ...args], { env })

export const databaseOf = (env: NodeJS.ProcessEnv): string => String(env.DATABASE_URI)

/** All that a database holds, but for what the server notes by itself every minute. */
export async function rowsOf(env: NodeJS.ProcessEnv): Promise<Contents> {
  const all = Object.entries(await contentsOf(databaseOf(env)))
  return Object.fromEntries(
    all.filter(([name, rows]) => rows.length > 0 && !/kv|jobs-stats/.test(name)),
  )
}
