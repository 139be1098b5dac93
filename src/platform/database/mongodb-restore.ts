import type { Db } from 'mongodb'

/** Collections in which a restore puts documents beside those that are in use; it renames them in the end. */
export const stagedEnding = '.restoring'

/** A collection that is there while a restore replaces others: servers of other machines do not see its journal. */
export const restoreMark = 'restore-mark'

/** Returns true for collections that belong to a restore, and not to the site. */
export const isOfRestore = (name: string): boolean =>
  name === restoreMark || name.endsWith(stagedEnding)

/** The machine on which a restore has begun to replace the data of this database, where one has. */
export async function hostOfRestore(db: Db): Promise<string | undefined> {
  const mark = await db.collection<{ host: string }>(restoreMark).findOne({})
  return mark?.host
}
