import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'

/**
 * Writes all that Payload makes of the configuration, as `npm run generate:types`, `generate:importmap` and
 * `migrate:create` do: loading the configuration takes longer than any of it. The migration is called `check`, and there is
 * none where nothing is to change.
 */
process.env.DISABLE_PAYLOAD_HMR = 'true'
process.env.PAYLOAD_MIGRATING = 'true'
const { default: loading } = await import('@payload-config')
const config = await loading
await generateTypes(config)
await generateImportMap(config)
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName: 'check', skipEmpty: true })
// Where there is none, this has ended already.
process.exit(0)
