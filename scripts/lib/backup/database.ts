import { databaseKind } from '@/src/platform/env'
import { dumpMongo, isMongoEmpty, mongoPart } from './mongodb'
import {
  dumpSqlite,
  isSqliteEmpty,
  requireNoHolder,
  requireUnusedSqlite,
  sqlitePart,
} from './sqlite'

/** Copies of the database in use, as files; the same calls for both kinds. */
export const database =
  databaseKind === 'sqlite'
    ? {
        dump: dumpSqlite,
        isEmpty: isSqliteEmpty,
        requireUnused: requireUnusedSqlite,
        requireNoHolder,
        part: sqlitePart,
      }
    : {
        dump: dumpMongo,
        isEmpty: isMongoEmpty,
        requireUnused: async () => undefined,
        requireNoHolder: () => undefined,
        part: mongoPart,
      }
