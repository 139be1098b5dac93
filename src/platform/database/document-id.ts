import { databaseKind } from '../env'

/** MongoDB has ids of 24 hexadecimal digits, SQLite uuids. */
const pattern =
  databaseKind === 'mongodb' ? /^[0-9a-f]{24}$/i : /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns true for texts that can be an id; the database answers others with errors of its own. */
export const isDocumentId = (text: string): boolean => pattern.test(text)
