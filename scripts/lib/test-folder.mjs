import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Folder of Linux whose files are in memory. */
const memory = '/dev/shm'

/** Free space there with which test data goes there, bytes. */
const enoughSpace = 2 * 1024 ** 3

/**
 * Makes a folder for a database that ends with its test: in memory where there is room, because databases write each commit, and
 * MongoDB's each index, to the disk before they answer. What they wrote outlasts their processes there, too.
 * @param {string} prefix of its name
 */
export const makeTestFolder = (prefix) => mkdtempSync(path.join(placeOfTests(), prefix))

function placeOfTests() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enoughSpace ? memory : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}
