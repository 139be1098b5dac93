import '../production-settings.mjs'
import { bad, good, odd, open } from './finding.mjs'

/** Prefix of the line with the findings. */
const mark = 'findings '

const cdnAdvice = 'Check CDN_PURGE and CDN_PURGE_TOKEN, and what the token permits.'

const s3Advice = 'Check S3_BUCKET, S3_ENDPOINT, S3_REGION, and the two keys.'

async function look() {
  try {
    const { env } = await import('@/src/platform/env')
    const proxy =
      env.SITE_URL?.startsWith('https:') && env.TRUST_PROXY === 0
        ? [
            odd(
              'SITE_URL starts with https:, but no proxy is trusted',
              'If a proxy terminates TLS, set TRUST_PROXY=1 so that the site can tell visitors apart.',
            ),
          ]
        : []
    return [good('The settings are valid'), ...proxy, ...(await database()), ...(await services())]
  } catch (error) {
    return [bad(messageOf(error), 'Correct it in .env. See .env.example for every setting.')]
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
        ? bad('Redis does not respond', 'Check REDIS_URL and that the server runs.')
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
  return [...found, ...(await scanner()), ...(await cdn()), ...(await signInProviders())]
}

async function scanner() {
  const { env } = await import('@/src/platform/env')
  if (!env.MALWARE_SCANNER) return []
  const { askScanner } = await import('@/src/platform/private-files/scanner')
  const said = await askScanner('PING').catch(messageOf)
  return [
    said === 'PONG'
      ? good('The malware scanner answers')
      : bad(
          `The malware scanner does not answer, so no file can be uploaded: ${said}`,
          'Check MALWARE_SCANNER, that clamd runs, and that it has loaded its signatures.',
        ),
  ]
}

async function signInProviders() {
  const { providers } = await import('@/src/domain/accounts/providers')
  const { discover } = await import('@/src/platform/auth/oidc/client')
  return Promise.all(
    providers.map((provider) =>
      discover(provider).then(
        () => good(`${provider.label} can sign in (${provider.issuer})`),
        (error) =>
          bad(
            `${provider.label} cannot sign in (${provider.issuer}): ${messageOf(error)}`,
            `Check OIDC_${provider.name.toUpperCase().replaceAll('-', '_')}_ISSUER: its description must be at /.well-known/openid-configuration below it.`,
          ),
      ),
    ),
  )
}

async function cdn() {
  const { env } = await import('@/src/platform/env')
  const { openCdn } = await import('@/src/platform/cdn/cdn')
  const site = openCdn(env)
  if (!site) return []
  const found = await site.purge(['doctor-was-here']).then(
    () => good(`The CDN can be purged (${site.name})`),
    (error) => bad(`The CDN cannot be purged (${site.name}): ${messageOf(error)}`, cdnAdvice),
  )
  return env.TRUST_PROXY === 0
    ? [
        found,
        odd(
          'CDN_PURGE is set, but no proxy is trusted',
          'Set TRUST_PROXY to the number of proxies, the CDN among them.',
        ),
      ]
    : [found]
}

async function database() {
  const { existsSync } = await import('node:fs')
  const { databaseKind } = await import('@/src/platform/env')
  const { restoreJournal } = await import('@/src/platform/storage/backup-marks')
  if (existsSync(restoreJournal)) {
    return [
      bad(
        'A restore started to replace the data and did not finish',
        'npm start completes it, and so does: npm run restore -- --finish',
      ),
    ]
  }
  try {
    const found = await (databaseKind === 'sqlite' ? sqlite() : mongodb())
    const hasTables = databaseKind === 'mongodb' ? found.mark !== 'bad' : found.mark === 'good'
    return [found, ...(await records(hasTables))]
  } catch (error) {
    return [
      bad(
        `The database cannot be reached: ${messageOf(error)}`,
        'Check DATABASE_URI, that the server runs, and that it allows this machine.',
      ),
    ]
  }
}

async function records(hasTables: boolean) {
  if (!hasTables) return [open('The records of the database: not checked')]
  try {
    const { checkActivityLog, checkRecords } = await import('./records')
    return [await checkRecords(), await checkActivityLog()]
  } catch (error) {
    return [
      bad(
        `The records of the database cannot be checked: ${messageOf(error)}`,
        'If the database is damaged, restore a backup: npm run restore -- FILE --force',
      ),
    ]
  }
}

async function sqlite() {
  const { existsSync } = await import('node:fs')
  const { databaseUri } = await import('@/src/platform/env')
  const { unknownMigrations } = await import('@/src/platform/database/sqlite/is-migrated')
  const { nameSome } = await import('@/src/platform/errors/unusable-database')
  const { migrations } = await import('@/src/migrations')
  const file = databaseUri.replace(/^file:(\/\/)?/, '')
  if (!existsSync(file))
    return odd(`The database ${file} does not exist yet`, 'npm start creates it.')
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
        'They run at the next start. Make a backup first: npm run backup -- FILE',
      )
}

const ofNewerVersion = (unknown: string) =>
  bad(
    `The database belongs to a newer version: this one lacks ${unknown}`,
    'Start the newer version, or restore a backup of this one: npm run restore -- FILE --force',
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
    if (setName) return good(`MongoDB responds, replica set ${setName}`)
    return msg === 'isdbgrid'
      ? good('MongoDB responds, sharded cluster')
      : odd(
          'MongoDB responds, but is not a replica set: releases cannot be published',
          'Run it as a replica set; one node is enough.',
        )
  } finally {
    await client.close()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}

/**
 * Checks that only a program with all packages can make: settings, database, Redis, storage, malware scanner, CDN, single sign-on. Prints its findings as
 * JSON.
 */
console.log(mark + JSON.stringify(await look()))
process.exit(0)
