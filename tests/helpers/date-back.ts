import { createClient } from '@libsql/client'
import { MongoClient, ObjectId } from 'mongodb'

/**
 * Has a record be made so many days ago, past the server.
 * @param collection its slug
 */
export const dateBack = (
  uri: string,
  collection: string,
  id: string,
  days: number,
): Promise<void> =>
  writeDate(uri, collection, id, 'createdAt', new Date(Date.now() - days * 24 * 60 * 60 * 1000))

/**
 * Writes a date of a record, past the server.
 * @param collection its slug
 */
export async function writeDate(
  uri: string,
  collection: string,
  id: string,
  field: string,
  date: Date | string,
): Promise<void> {
  if (uri.startsWith('file:')) {
    const client = createClient({ url: uri })
    const table = collection.replaceAll('-', '_')
    const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    await client.execute({
      sql: `UPDATE ${table} SET ${column} = ? WHERE id = ?`,
      args: [typeof date === 'string' ? date : date.toISOString(), id],
    })
    client.close()
    return
  }
  const client = new MongoClient(uri)
  await client
    .db()
    .collection(collection)
    .updateOne({ _id: new ObjectId(id) }, { $set: { [field]: date } })
  await client.close()
}
