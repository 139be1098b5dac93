import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Pattern of files that are not the site's own: settings and data of the person who runs the tests. */
const left = /^\.(next|git|env.*|data|dev-test-.*)$/

/** The site in another folder, with a production build of its own that tests may break. */
export function copySite(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-site-'))
  for (const name of readdirSync('.')) {
    if (!left.test(name)) symlinkSync(path.resolve(name), path.join(folder, name))
  }
  // Caches, and what the development server keeps.
  const isLeft = (source: string) => /^\.next[\\/](cache|dev)/.test(source)
  cpSync('.next', path.join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !isLeft(source),
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
