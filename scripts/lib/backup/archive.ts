import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { syncFolder } from '@/src/platform/storage/folders'
import { CliError } from '../output.mjs'

/** Manifest of an archive, in its first file. */
export interface Manifest {
  format: 1
  madeAt: string
  version: string
  database: 'sqlite' | 'mongodb'
}

/** A file for the archive: on disk, or in memory. */
export interface Entry {
  name: string
  content: { file: string } | { bytes: Buffer }
}

const manifestName = 'terminalia.json'
const checksumsName = 'checksums.json'

/** Nothing else is taken out of an archive: no way leads out of the folder. */
const knownName =
  /^(?:terminalia\.json|checksums\.json|(?:database|media)\/[\w.-]{1,200}|private\/[a-z]+\/[0-9a-f]{32}(?:\.json)?)$/

/** Writes an archive; it has its name only when all of it is there, and is for its owner's eyes. */
export async function writeArchive(
  file: string,
  manifest: Manifest,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): Promise<number> {
  const partial = `${file}.partial`
  const tar = pack()
  const written = pipeline(
    tar,
    createGzip({ level: 6 }),
    createWriteStream(partial, { mode: 0o600, flush: true }),
  )
  const checksums: Record<string, string> = {}
  const adding = (async () => {
    await addText(tar, manifestName, JSON.stringify(manifest, null, 2))
    for await (const entry of entries) checksums[entry.name] = await add(tar, entry)
    await addText(tar, checksumsName, JSON.stringify(checksums, null, 2))
    tar.finalize()
  })()
  try {
    // What cannot be written is never taken, so `adding` alone would wait for ever.
    await Promise.all([written, adding])
    await rename(partial, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    tar.destroy()
    await written.catch(() => undefined)
    await rm(partial, { force: true })
    if (!isUnwritable(error, partial)) throw error
    throw new CliError(`${file} cannot be written: ${error.message}`)
  }
  return (await stat(file)).size
}

/** Returns true where a file cannot be written, as the disk is full or its folder refuses it. */
function isUnwritable(error: unknown, file: string): error is Error {
  const { code, path: place } = (error ?? {}) as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' || place === file
}

type Pack = ReturnType<typeof pack>

async function add(tar: Pack, { name, content }: Entry): Promise<string> {
  if ('bytes' in content) return addText(tar, name, content.bytes)
  const hash = createHash('sha256')
  const { size } = await stat(content.file)
  const target = tar.entry({ name, size })
  await pipeline(createReadStream(content.file), hashing(hash), target)
  return hash.digest('hex')
}

function addText(tar: Pack, name: string, content: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const checksum = createHash('sha256').update(content).digest('hex')
    tar.entry({ name }, content, (error) => (error ? reject(error) : resolve(checksum)))
  })
}

const hashing = (hash: ReturnType<typeof createHash>): Transform =>
  new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })

/**
 * Unpacks an archive into a folder and compares every file with its checksum.
 * @throws CliError where the file is no archive of ours, cut short or changed
 */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  const found: Record<string, string> = {}
  const tar = extract()
  const unpacking = (async () => {
    for await (const entry of tar) {
      const { name } = entry.header
      if (!knownName.test(name)) throw new CliError(`${file} holds ${name}, which is not ours.`)
      const place = path.join(folder, name)
      await mkdir(path.dirname(place), { recursive: true })
      const hash = createHash('sha256')
      await pipeline(entry, hashing(hash), createWriteStream(place, { flush: true }))
      found[name] = hash.digest('hex')
    }
  })()
  try {
    await Promise.all([pipeline(createReadStream(file), createGunzip(), tar), unpacking])
  } catch (error) {
    if (error instanceof CliError) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new CliError(`Not enough space in ${path.dirname(folder)} for the contents of ${file}.`)
    throw new CliError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  await compare(file, folder, found)
  return JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')) as Manifest
}

async function compare(file: string, folder: string, found: Record<string, string>): Promise<void> {
  if (!found[manifestName] || !found[checksumsName]) {
    throw new CliError(`${file} is no backup of this site, or was cut short.`)
  }
  const wanted = JSON.parse(await readFile(path.join(folder, checksumsName), 'utf8')) as Record<
    string,
    string
  >
  const { [manifestName]: _manifest, [checksumsName]: _checksums, ...files } = found
  const wrong = [...new Set([...Object.keys(wanted), ...Object.keys(files)])].filter(
    (name) => wanted[name] !== files[name],
  )
  if (wrong.length > 0) throw new CliError(`${file} is damaged: ${wrong.slice(0, 3).join(', ')}`)
}
