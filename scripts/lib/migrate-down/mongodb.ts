import {
  commitTransaction,
  createLocalReq,
  getMigrations,
  initTransaction,
  killTransaction,
  type Payload,
  readMigrationFiles,
} from 'payload'
import { CliError } from '../output.mjs'

/**
 * Returns the name of the migration that was run last.
 * @throws CliError where there is none, as on every MongoDB for which this site has no migrations of its own
 */
export async function requireLastMigration(payload: Payload): Promise<string> {
  const { existingMigrations } = await getMigrations({ payload })
  const name = existingMigrations[0]?.name
  if (name) return name
  throw new CliError(
    'No migration was run on this MongoDB: it has no tables that a migration would make, so there is nothing to take ' +
      'back. An older version of the site reads the same documents; for the data of before: npm run restore -- FILE --force',
  )
}

/** Says that nothing is known before: a migration of MongoDB may do anything. */
export const findLosses = async (_payload: Payload, name: string): Promise<string[]> => [
  `what its down() deletes, see src/migrations/mongodb/${name}.ts`,
]

/** Takes a migration back, in a transaction where the server has them. */
export async function takeBack(payload: Payload, name: string): Promise<void> {
  const migration = (await readMigrationFiles({ payload })).find((each) => each.name === name)
  if (!migration) throw new CliError(`src/migrations/mongodb has no ${name}. Nothing was changed.`)
  const req = await createLocalReq({}, payload)
  try {
    await initTransaction(req)
    const session = payload.db.sessions?.[String(await req.transactionID)]
    await migration.down({ payload, req, session })
    await payload.delete({
      collection: 'payload-migrations',
      where: { name: { equals: name } },
      req,
    })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
