import './lib/require-node.mjs'
import { develop } from './lib/dev.mjs'
import { mongoHint, startMongo, withDatabase } from './lib/mongo.mjs'
import { CliError, main, step } from './lib/output.mjs'

/** @import { Mongo } from './lib/mongo.mjs' */

/** `npm run dev:mongo`: the development server on a MongoDB, found as the tests find theirs. */
await main(async () => {
  let mongo = /** @type {Mongo | undefined} */ (undefined)
  await develop(async () => {
    mongo = await step('MongoDB', startMongo)
    if (!mongo) throw new CliError(`MongoDB was not found: ${mongoHint}.`)
    process.env.DATABASE_URI = withDatabase(mongo.uri, 'terminalia-dev')
  })
  await mongo?.stop()
})
