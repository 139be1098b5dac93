import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import realSharp, { type OutputInfo, type Sharp } from 'sharp'

/** As Payload calls sharp: with the content of a file, and options. */
type MakeSharp = (input: Buffer, options?: object) => Sharp

interface Drawn {
  data: Buffer
  info: OutputInfo
}

/** The widths of the demo's pictures, drawn by `npm run pictures:widths`: drawing them takes most of the time of a seed. */
export const widthsFolder = path.resolve('seed/media/widths')

export interface WidthOptions {
  folder?: string
  /** Stores what had to be drawn. */
  isStoring?: boolean
  /** Called with the name of each file that was asked for. */
  onAsked?: (name: string) => void
}

/**
 * Wraps sharp so that it takes from a folder what was drawn by the same operations from the same content. What is not
 * there is drawn. The pictures themselves are encoded already: what is not resized stays as it is.
 */
export function withDrawnWidths(makeSharp: MakeSharp, options: WidthOptions = {}): MakeSharp {
  return (input, sharpOptions) => {
    const key = [createHash('sha256').update(input).digest('hex'), sharpOptions]
    return recording(makeSharp(input, sharpOptions), key, { ...options, input })
  }
}

type Pipeline = WidthOptions & { input: Buffer }

/** A pipeline of sharp that knows by which operations it was made. */
function recording(pipeline: Sharp, operations: unknown[], options: Pipeline): Sharp {
  return new Proxy(pipeline, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      if (name === 'toBuffer') {
        return async (asked?: { resolveWithObject?: boolean }) => {
          const drawn = await readOrDraw(target, operations, options)
          return asked?.resolveWithObject ? drawn : drawn.data
        }
      }
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args)
        const isPipeline = result === target || name === 'clone'
        return isPipeline
          ? recording(result as Sharp, [...operations, String(name), args], options)
          : result
      }
    },
  })
}

async function readOrDraw(
  pipeline: Sharp,
  operations: unknown[],
  { input, folder = widthsFolder, isStoring = false, onAsked }: Pipeline,
): Promise<Drawn> {
  if (!operations.includes('resize')) return described(input)
  const hash = createHash('sha256').update(JSON.stringify(operations)).digest('hex')
  const name = `${hash.slice(0, 24)}.webp`
  onAsked?.(name)
  const stored = await readStored(path.join(folder, name))
  if (stored) return stored
  const drawn = await pipeline.toBuffer({ resolveWithObject: true })
  if (isStoring) {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, name), drawn.data)
  }
  return drawn
}

/** @returns undefined where there is no such file, or where it is no picture */
async function readStored(file: string): Promise<Drawn | undefined> {
  try {
    return await described(await readFile(file))
  } catch {
    return undefined
  }
}

/** @throws Error where the data is no picture */
async function described(data: Buffer): Promise<Drawn> {
  const { format, width, height, channels } = await realSharp(data).metadata()
  const info = { format, width, height, channels, premultiplied: false, size: data.length }
  return { data, info: info as OutputInfo }
}
