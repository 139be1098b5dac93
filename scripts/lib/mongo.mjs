import { startSecantus } from './secantus.mjs'
import { onPath } from './tools.mjs'

/**
 * A server of MongoDB's protocol.
 * @typedef {{ uri: string, stop: () => Promise<void> }} Mongo
 */

/** Advice for a machine without MongoDB, for messages. */
export const mongoHint =
  'set TEST_MONGODB_URI to a server, MONGOMS_SYSTEM_BINARY to a mongod, MONGOMS_DOWNLOAD=1, or ' +
  'SECANTUSD to the secantusd-py of SecantusDB'

/** The `secantusd-py` of SecantusDB that SECANTUSD names, or that is on the PATH. */
export const secantusProgram = () => process.env.SECANTUSD || onPath('secantusd-py')

/**
 * A MongoDB for tests and development: the one that TEST_MONGODB_URI names, else a one-node replica
 * set of the mongod at hand, or of one to be downloaded where that is asked for, else SecantusDB.
 * @returns {Promise<Mongo | undefined>}
 */
export async function startMongo() {
  const { TEST_MONGODB_URI: uri, MONGOMS_SYSTEM_BINARY, MONGOMS_DOWNLOAD } = process.env
  if (uri) return { uri, stop: async () => undefined }
  const systemBinary = MONGOMS_SYSTEM_BINARY || onPath('mongod')
  const secantus = secantusProgram()
  if (!systemBinary && MONGOMS_DOWNLOAD !== '1') {
    return secantus ? startSecantus(secantus) : undefined
  }
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
