import '../production-settings.mjs'
import { bad, good, odd, open } from './finding.mjs'

/** Prefix of the line with the findings. */
const mark = 'findings '

const s3Advice = 'Look at S3_BUCKET, S3_ENDPOINT, S3_REGION and the two keys.'

async function look() {
  try {
    const { env } = await import('@/src/platform/env')
    const proxy =
      env.SITE_URL?.startsWith('https:') && env.TRUST_PROXY === 0
        ? [
            odd(
              'SITE_URL begins with https:, but no proxy is trusted',
              'TLS ends in a proxy: with TRUST_PROXY=1 the site knows its visitors apart.',
            ),
          ]
        : []
    return [good('The settings are usable'), ...proxy, ...(await database()), ...(await services())]
  } catch (error) {
    return [bad(messageOf(error), 'Every setting is explained in .env.example. Mend it in .env.')]
  }
}

async function services() {
  const { env } = await import('@/src/platform/env')
  const { hasRedis, unanswered, tryRedis } = await import('@/src/platform/redis/connection')
  const found = []
  if (hasRedis()) {
    const answer = await tryRedis((client) => client.ping())
    found.push(
      answer === unanswered
        ? bad('Redis does not answer', 'Is REDIS_URL right, and does the server run?')
        : good('Redis answers'),
    )
  }
  if (env.S3_BUCKET) {
    const { readObject } = await import('@/src/platform/storage/object-storage')
    found.push(
      await readObject('doctor-was-here').then(
        () => good(`The bucket ${env.S3_BUCKET} can be read`),
        (error) => bad(`The bucket ${env.S3_BUCKET} cannot be read: ${messageOf(error)}`, s3Advice),
      ),
    )
  }
  return found
}

async function database() {
  const { existsSync } = await import('node:fs')
  const { databaseKind } = await import('@/src/platform/env')
  const { restoreJournal } = await import('@/src/platform/storage/backup-marks')
  if (existsSync(restoreJournal)) {
    return [
      bad(
        'A restore has begun to replace the data, and did not end',
        'npm start completes it, and so does: npm run restore -- --finish',
      ),
    ]
  }
  try {
    const found = await (databaseKind === 'sqlite' ? sqlite() : mongodb())
    return [
      found,
      await records(databaseKind === 'mongodb' ? found.mark !== 'bad' : found.mark === 'good'),
    ]
  } catch (error) {
    return [
      bad(
        `The database cannot be reached: ${messageOf(error)}`,
        'Is DATABASE_URI right, and does the server run and let this machine in?',
      ),
    ]
  }
}

async function records(hasTables: boolean) {
  if (!hasTables) return open('The records of the database: not looked at')
  try {
    const { checkRecords } = await import('./records')
    return await checkRecords()
  } catch (error) {
    return bad(
      `The records of the database cannot be looked at: ${messageOf(error)}`,
      'Where the database is damaged, put a backup in place: npm run restore -- FILE --force',
    )
  }
}

async function sqlite() {
  const { existsSync } = await import('node:fs')
  const { databaseUri } = await import('@/src/platform/env')
  const { unknownMigrations } = await import('@/src/platform/database/sqlite/is-migrated')
  const { nameSome } = await import('@/src/platform/errors/unusable-database')
  const { migrations } = await import('@/src/migrations')
  const file = databaseUri.replace(/^file:(\/\/)?/, '')
  if (!existsSync(file)) return odd(`The database ${file} is not there yet`, 'npm start makes it.')
  const { createClient } = await import('@libsql/client')
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute('SELECT name FROM payload_migrations')
  const unknown = await unknownMigrations((sql) => client.execute(sql))
  if (unknown.length > 0) return ofNewerVersion(nameSome(unknown))
  const done = new Set(rows.map(({ name }) => name))
  const missing = migrations.filter(({ name }) => !done.has(name))
  return missing.length === 0
    ? good(`The database ${file} is up to date`)
    : odd(
        `${missing.length} migrations of the database wait: ${missing.map(({ name }) => name).join(', ')}`,
        'They run at the next start. Make a backup before: npm run backup -- FILE',
      )
}

const ofNewerVersion = (unknown: string) =>
  bad(
    `The database is of a newer version: this one does not have ${unknown}`,
    'Start the newer version, or put a backup of this one in place: npm run restore -- FILE --force',
  )

async function mongodb() {
  const { MongoClient } = await import('mongodb')
  const { unknownMigrations } = await import('@/src/platform/database/mongodb-migrations')
  const { nameSome } = await import('@/src/platform/errors/unusable-database')
  const { databaseUri } = await import('@/src/platform/env')
  const client = new MongoClient(databaseUri, { serverSelectionTimeoutMS: 5000 })
  try {
    const { setName, msg } = await client.db().command({ hello: 1 })
    const unknown = await unknownMigrations(client.db())
    if (unknown.length > 0) return ofNewerVersion(nameSome(unknown))
    if (setName) return good(`MongoDB answers, replica set ${setName}`)
    return msg === 'isdbgrid'
      ? good('MongoDB answers, a sharded cluster')
      : odd(
          'MongoDB answers, but is no replica set: releases cannot be published',
          'They need transactions. A replica set of one node is enough.',
        )
  } finally {
    await client.close()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}

/**
 * Checks that only a program with all packages can make: settings, database, Redis, storage. Prints its findings as
 * JSON.
 */
console.log(mark + JSON.stringify(await look()))
process.exit(0)
