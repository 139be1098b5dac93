import type { Payload } from 'payload'
import { HttpError } from '@/src/platform/errors/http-error'
import { createScope } from '@/src/platform/scope'
import { deletePicture } from './files'
import { endWork, type PictureFiles, recordWork } from './unfinished-work'

/** The client closed its connection before the answer. */
class ClientGoneError extends HttpError {
  constructor() {
    super(400, 'The client has left')
    this.name = 'ClientGoneError'
  }
}

/** Changes to files by a call so far. */
interface Work {
  signal?: AbortSignal
  /** Pictures whose files were written, or are to be deleted. */
  touched: PictureFiles[]
  /** Given back when the call is over. */
  releases: (() => void)[]
}

const current = createScope<Work>('picture-work')

/**
 * Runs a call that may write or delete pictures. When it is over, and its transaction with it, the files
 * that it touched are there if a document names them, and are gone if none does.
 * @param signal aborted when the client leaves: the work then ends at its next step
 */
export async function withPictures<T>(
  payload: Payload,
  call: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const work: Work = { signal, touched: [], releases: [] }
  try {
    return await current.run(work, call)
  } finally {
    work.releases.forEach((release) => release())
    await deleteUnnamed(payload, work.touched)
  }
}

/** The signal of the call at work; none in scripts. */
export const workSignal = (): AbortSignal | undefined => current.getStore()?.signal

/** Ends the work of a client that has left. */
export function requireClient(): void {
  if (workSignal()?.aborted) throw new ClientGoneError()
}

/** Has something given back at the end of the call; says whether there is a call that will. */
export function releaseAtEnd(release: () => void): boolean {
  const work = current.getStore()
  work?.releases.push(release)
  return work !== undefined
}

/**
 * Notes that the files of a picture are about to be written or deleted. Outside of a call the note alone
 * has them looked after later.
 */
export async function touchPicture(names: PictureFiles): Promise<void> {
  current.getStore()?.touched.push(names)
  await recordWork(names)
}

/**
 * Deletes the files of those pictures that no document names. What fails is logged, and tried again by
 * the next start.
 */
export async function deleteUnnamed(payload: Payload, pictures: PictureFiles[]): Promise<void> {
  if (pictures.length === 0) return
  try {
    const mains = pictures.map(([main]) => main)
    const named = await namedAmong(payload, mains)
    for (const names of pictures) {
      if (!named.has(names[0])) await Promise.all(names.map(deletePicture))
      await endWork(names[0])
    }
  } catch (err) {
    payload.logger.warn({ err, msg: 'Files of pictures stay behind' })
  }
}

/** Collections whose documents have a file in the uploads folder. */
export const filedCollections = ['media', 'fonts', 'product-models'] as const

/** Those of the file names that are the file of a picture, a font or a model. */
export async function namedAmong(payload: Payload, names: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    filedCollections.map((collection) =>
      payload.find({
        collection,
        where: { filename: { in: names } },
        select: { filename: true },
        depth: 0,
        pagination: false,
      }),
    ),
  )
  return new Set(found.flatMap(({ docs }) => docs.flatMap(({ filename }) => filename ?? [])))
}
