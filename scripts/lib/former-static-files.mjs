import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = '.next/static'

/** Files of the build before, by their path in the folder. */
const list = '.next/former-static-files.json'

/** Next leaves this folder alone when it builds. */
const aside = '.next/cache/former-static-files'

/**
 * Puts aside the scripts, styles and fonts of the build that is there, before another one takes its place.
 * @param {string} [from] the site whose build that is
 */
export function putStaticFilesAside(from = '.') {
  rmSync(aside, { recursive: true, force: true })
  const place = path.join(from, folder)
  if (!existsSync(place)) return
  const former = listed(path.join(from, list))
  for (const file of filesOf(place)) {
    // Few browsers ask for them: they go out as they are, without the copy that was compressed with the build.
    if (former.includes(file) || file.endsWith('.br')) continue
    cpSync(path.join(place, file), path.join(aside, file))
  }
}

/**
 * Adds what was put aside to the build: pages that were sent before ask for the files of their own build. One build
 * back is kept, so that nothing grows.
 */
export function addFormerStaticFiles() {
  const missing = (existsSync(aside) ? filesOf(aside) : []).filter(
    (file) => !existsSync(path.join(folder, file)),
  )
  for (const file of missing) cpSync(path.join(aside, file), path.join(folder, file))
  writeFileSync(list, JSON.stringify(missing))
  rmSync(aside, { recursive: true, force: true })
}

/** @param {string} place */
const filesOf = (place) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.relative(place, path.join(parentPath, name)))

/**
 * @param {string} file
 * @returns {string[]}
 */
const listed = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
