import { programArguments } from '@/scripts/lib/bundles.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { type Contents, readLastingContents } from './database-contents'

/** Runs `npm run backup` or `npm run restore`. */
export const program = (name: 'backup' | 'restore', env: NodeJS.ProcessEnv, ...args: string[]) =>
  run(process.execPath, [...programArguments(`scripts/${name}.ts`), ...args], { env })

export const databaseOf = (env: NodeJS.ProcessEnv): string => String(env.DATABASE_URI)

/** All rows that a backup of it holds. */
export const rowsOf = (env: NodeJS.ProcessEnv): Promise<Contents> =>
  readLastingContents(databaseOf(env))
