import { createClient } from '@libsql/client'
import { MongoClient, ObjectId } from 'mongodb'

/**
 * Has a record be made so many days ago, past the server.
 * @param collection its slug
 */
export async function dateBack(
  uri: string,
  collection: string,
  id: string,
  days: number,
): Promise<void> {
  const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  if (uri.startsWith('file:')) {
    const client = createClient({ url: uri })
    const table = collection.replaceAll('-', '_')
    await client.execute({
      sql: `UPDATE ${table} SET created_at = ? WHERE id = ?`,
      args: [createdAt.toISOString(), id],
    })
    client.close()
    return
  }
  const client = new MongoClient(uri)
  await client
    .db()
    .collection(collection)
    .updateOne({ _id: new ObjectId(id) }, { $set: { createdAt } })
  await client.close()
}
