/**
 * A part of what a backup holds, such as the database. A restore has each part staged, which changes nothing that is in use,
 * then swapped and tidied. Both may be killed at any point, and are then done again.
 */
export interface Part {
  /**
   * Puts what was unpacked beside what is in use.
   * @param folder of the unpacked archive
   * @returns what the other two have to know, for the journal
   */
  stage: (folder: string) => Promise<string[]>
  /** Puts it in the place of what is in use. */
  swap: (folder: string, staged: string[]) => Promise<void>
  /** Deletes what was in use before. */
  tidy: (folder: string, staged: string[]) => Promise<void>
  /** Takes away what was staged outside the folder, where the restore is given up. */
  unstage?: (folder: string) => Promise<void>
}
