import type { BaseDatabaseAdapter } from 'payload'

type Commands = Pick<
  BaseDatabaseAdapter,
  'migrateDown' | 'migrateFresh' | 'migrateRefresh' | 'migrateReset'
>

/**
 * Refuses the commands of Payload that take back migrations or drop all tables: they ask nothing, make no backup, and
 * work below a running server.
 */
export function refuseDownMigrations(adapter: Commands): void {
  adapter.migrateDown = refusal('takes back several migrations at once, with all that they hold')
  for (const name of ['migrateFresh', 'migrateRefresh', 'migrateReset'] as const)
    adapter[name] = refusal('deletes all that the site holds')
}

const refusal = (effect: string) => async (): Promise<never> => {
  const error = new Error(
    `This command of Payload ${effect}, and is not offered here. Nothing was changed.\n` +
      'The last migration alone is taken back by: npm run migrate:down',
  )
  // Payload's commands print the stack, which says nothing more.
  error.stack = error.message
  throw error
}
