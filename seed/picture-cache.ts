import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { OutputInfo, Sharp } from 'sharp'

/** As Payload calls sharp: with the content of a file, and options. */
type MakeSharp = (input: Buffer, options?: object) => Sharp

interface Drawn {
  data: Buffer
  info: OutputInfo
}

/** What the seed has drawn stays here; the folder is part of no build and may be deleted. */
const cacheFolder = path.resolve('node_modules/.cache/terminalia/pictures')

/**
 * Wraps sharp so that what it draws is kept on disk: the same operations on the same content are done once.
 * Resizing the demo's pictures is two thirds of the time of a seed. Where the folder cannot be written
 * nothing is kept.
 */
export function withPictureCache(makeSharp: MakeSharp, folder = cacheFolder): MakeSharp {
  return (input, options) => {
    const key = [createHash('sha256').update(input).digest('hex'), options]
    return recording(makeSharp(input, options), key, folder)
  }
}

/** A pipeline of sharp that knows by which operations it was made. */
function recording(pipeline: Sharp, operations: unknown[], folder: string): Sharp {
  return new Proxy(pipeline, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      if (name === 'toBuffer') {
        return async (options?: { resolveWithObject?: boolean }) => {
          const drawn = await drawOnce(target, operations, folder)
          return options?.resolveWithObject ? drawn : drawn.data
        }
      }
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args)
        const isPipeline = result === target || name === 'clone'
        return isPipeline
          ? recording(result as Sharp, [...operations, String(name), args], folder)
          : result
      }
    },
  })
}

async function drawOnce(pipeline: Sharp, operations: unknown[], folder: string): Promise<Drawn> {
  const name = createHash('sha256').update(JSON.stringify(operations)).digest('hex')
  const file = path.join(folder, name)
  const kept = await readKept(file)
  if (kept) return kept
  const drawn = await pipeline.toBuffer({ resolveWithObject: true })
  await keep(file, drawn)
  return drawn
}

/** @returns undefined where nothing is kept, or where it cannot be read */
async function readKept(file: string): Promise<Drawn | undefined> {
  try {
    return deserialize(await readFile(file)) as Drawn
  } catch {
    return undefined
  }
}

/** Renamed when it is whole: a process that is killed meanwhile leaves no torn file under its name. */
async function keep(file: string, drawn: Drawn): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(draft, serialize(drawn))
    await rename(draft, file)
  } catch {
    // A seed in a place that cannot be written draws each time.
  }
}
