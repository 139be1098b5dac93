import './lib/production-settings.mjs'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { randomBytes } from 'node:crypto'
import { resultMark } from './lib/database.mjs'

/**
 * Brings the database up to date before the site is served: migrations, then what an empty one needs,
 * which is demo data on the demo and a super_admin elsewhere. Ends with a line that tells what was
 * done, and with an exit code of its own, see `lib/database.mjs`. With `--development` the tables are made to fit the
 * collections also where no migration does so yet.
 */
try {
  console.log(resultMark + JSON.stringify(await prepare()))
  process.exit(0)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}

interface Prepared {
  seeded: boolean
  /** Changes of the tables, and notes on them. */
  notices?: string[]
  /** The SQL by which that was done. */
  statements?: string[]
  account?: { username: string; password?: string }
}

async function prepare(): Promise<Prepared> {
  // Imported here, so that unusable settings end in their message instead of a stack.
  const { databaseKind, isDemo } = await import('@/src/platform/env')
  const { default: config } = await import('@/payload.config')
  const { getPayload } = await import('payload')
  const isDevelopment = process.argv.includes('--development')
  if (isDevelopment) (await import('@/src/platform/errors/unusable-database')).takeAnyMigrations()
  const payload = await getPayload({ config })
  if (isDevelopment && databaseKind === 'sqlite') {
    const { updateSchema } = await import('@/src/platform/database/sqlite/schema/update-schema')
    const { notices, statements } = await updateSchema(payload.db as unknown as SQLiteAdapter)
    const filled = await fill(payload, isDemo)
    return { ...filled, notices: notices.map(({ msg }) => msg), statements }
  }
  await finishAllIndexes(payload)
  return fill(payload, isDemo)
}

async function fill(payload: Payload, isDemo: boolean): Promise<Prepared> {
  const { isPasswordExpired } = await import('@/src/platform/auth/passwords')
  const superAdmins = await findSuperAdmins(payload)
  // The made-up password has expired before anyone replaced it. Without a new one, no super_admin could sign in any more.
  const [first] = superAdmins.every(isPasswordExpired) ? superAdmins : []
  if (first) return { seeded: false, account: await renewPassword(payload, first) }
  // The last thing that is made, and there is always one: what was not finished is gone on with.
  if (superAdmins.length > 0) return { seeded: false }
  const { seedDemo } = await import('@/src/generated/demo/seed-demo')
  if (!isDemo || !seedDemo) return { seeded: false, account: await createSuperAdmin(payload) }
  await seedDemo(payload, (line) => console.log(line))
  return { seeded: true }
}

/** MongoDB's indexes are made in the background: they would be missing if this process ended meanwhile. */
async function finishAllIndexes({ db, logger }: Payload): Promise<void> {
  const { finishIndexes } = await import('@/src/platform/database/mongodb-indexes')
  const { connection } = db as unknown as Partial<MongooseAdapter>
  const models = Object.values(connection?.models ?? {})
  for (const result of await Promise.allSettled(models.map(finishIndexes))) {
    if (result.status === 'rejected') logger.warn(result.reason, 'An index cannot be made')
  }
}

async function findSuperAdmins(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'super_admin' } },
    select: { username: true, passwordExpiresAt: true },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs
}

/** The password is part of the answer only where it was made up, as nobody else knows it then. */
async function createSuperAdmin(payload: Payload): Promise<Prepared['account']> {
  const username = process.env.ADMIN_USERNAME || 'admin'
  const given = process.env.ADMIN_PASSWORD || undefined
  const password = given ?? newPassword()
  await payload.create({
    collection: 'users',
    data: { username, password, role: 'super_admin', permissions: [] },
    context: { disableRevalidate: true, madeUpPassword: !given },
  })
  return given ? { username } : { username, password }
}

async function renewPassword(
  payload: Payload,
  { id, username }: { id: string; username: string },
): Promise<Prepared['account']> {
  const password = newPassword()
  await payload.update({
    collection: 'users',
    id,
    data: { password },
    context: { disableRevalidate: true, madeUpPassword: true },
    depth: 0,
  })
  return { username, password }
}

/** A password of 128 random bits. It is valid for some days, as every initial one. */
function newPassword(): string {
  return randomBytes(16).toString('base64url')
}

/** Payload names refused fields apart from the message. */
function messageOf(error: unknown): string {
  const { data } = (error ?? {}) as { data?: { errors?: { message: string }[] } }
  const fields = data?.errors?.map(({ message }) => message).join(' ')
  if (fields) return `The first super_admin was refused (ADMIN_USERNAME, ADMIN_PASSWORD): ${fields}`
  return error instanceof Error ? error.message : String(error)
}
