import { onPath } from './tools.mjs'

/** What to do where there is no MongoDB, for messages. */
export const mongoHint =
  'set TEST_MONGODB_URI to a server, or MONGOMS_SYSTEM_BINARY to a mongod, or MONGOMS_DOWNLOAD=1'

/**
 * A MongoDB for tests and development: the one that TEST_MONGODB_URI names, else a one-node replica
 * set of the mongod at hand, or of one to be downloaded where that is asked for.
 * @returns {Promise<{ uri: string, stop: () => Promise<void> } | undefined>}
 */
export async function startMongo() {
  const { TEST_MONGODB_URI: uri, MONGOMS_SYSTEM_BINARY, MONGOMS_DOWNLOAD } = process.env
  if (uri) return { uri, stop: async () => undefined }
  const systemBinary = MONGOMS_SYSTEM_BINARY || onPath('mongod')
  if (!systemBinary && MONGOMS_DOWNLOAD !== '1') return undefined
  const { MongoMemoryReplSet } = await import('mongodb-memory-server')
  const server = await MongoMemoryReplSet.create({
    replSet: { count: 1 },
    ...(systemBinary ? { binary: { systemBinary } } : {}),
  })
  return { uri: server.getUri(), stop: async () => void (await server.stop()) }
}

/**
 * The same server's address with another database.
 * @param {string} uri
 * @param {string} name
 */
export const withDatabase = (uri, name) =>
  uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`)
