import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type MadeFile, madeFiles } from './made-files'
import { filesFolder, type Manifest, readManifest, storedPath } from './stored'

/**
 * `npm run documents` makes the documents of `seed/documents/files` whose texts, values or models have changed, and
 * deletes those that nothing asks for. With `-- --all` it makes all of them, after a change of what draws them.
 */
const isAll = process.argv.includes('--all')
const before = readManifest()
const files = await madeFiles()
const manifest: Manifest = {}
const known = new Set(readdirSync(filesFolder))
let made = 0
mkdirSync(filesFolder, { recursive: true })
for (const file of files) {
  const stored = before[file.name]
  const isFresh = stored?.madeOf === file.madeOf && known.has(`${file.name}.gz`)
  manifest[file.name] = isFresh && !isAll ? stored : await store(file)
}
for (const name of known) {
  if (name !== 'manifest.json' && !manifest[name.replace(/\.gz$/, '')])
    rmSync(path.join(filesFolder, name))
}
writeFileSync(path.join(filesFolder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const bytes = files.reduce((sum, { name }) => sum + readFileSync(storedPath(name)).length, 0)
console.log(`documents: ${made} made of ${files.length}, ${Math.round(bytes / 1024)} kB packed`)

async function store({ name, madeOf, make }: MadeFile): Promise<Manifest[string]> {
  const content = await make()
  writeFileSync(storedPath(name), gzipSync(content, { level: 9 }))
  made += 1
  return { madeOf, sha256: createHash('sha256').update(content).digest('hex') }
}
