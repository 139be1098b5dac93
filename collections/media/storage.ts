import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  Plugin,
} from 'payload'
import { bucket, deleteObject, readObject, writeObject } from '../../src/lib/object-storage'

/**
 * Keeps uploaded pictures in S3-compatible storage, where S3_BUCKET names one, instead of in the data
 * folder. They are written before their document, so that a storage that fails leaves nothing behind.
 */
export const mediaStorage: Plugin = (config) => {
  if (!bucket) return config
  return {
    ...config,
    collections: config.collections?.map((collection) => {
      if (collection.slug !== 'media' || typeof collection.upload !== 'object') return collection
      const { hooks = {}, upload } = collection
      return {
        ...collection,
        upload: { ...upload, disableLocalStorage: true, handlers: [serve] },
        hooks: {
          ...hooks,
          beforeChange: [...(hooks.beforeChange ?? []), store],
          afterChange: [...(hooks.afterChange ?? []), dropReplaced],
          afterDelete: [...(hooks.afterDelete ?? []), dropDeleted],
        },
      }
    }),
  }
}

interface Files {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

const namesOf = ({ filename, sizes }: Files): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  )

/** Payload has drawn all widths by now, and named them. */
const store: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { filename, sizes = {} } = data as Files
  if (!req.file || !filename) return data
  const widths = Object.entries(req.payloadUploadSizes ?? {}).map(
    ([name, content]) => [sizes?.[name]?.filename, content] as const,
  )
  for (const [name, content] of [[filename, req.file.data] as const, ...widths]) {
    if (name) await writeObject(name, content, 'image/webp')
  }
  return data
}

const dropReplaced: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !req.file) return doc
  const kept = namesOf(doc)
  await drop(
    namesOf(previousDoc).filter((name) => !kept.includes(name)),
    req.payload.logger,
  )
  return doc
}

const dropDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await drop(namesOf(doc), req.payload.logger)
  return doc
}

/** A file that nobody knows of any more does no harm: better it stays than that the call fails. */
async function drop(names: string[], log: { warn: (entry: object) => void }): Promise<void> {
  const results = await Promise.allSettled(names.map(deleteObject))
  for (const result of results) {
    if (result.status === 'rejected') {
      log.warn({ err: result.reason, msg: 'A file stays behind in the storage' })
    }
  }
}

/** For Payload's own address of a file; visitors have `/api/uploads`. */
async function serve(_req: unknown, { params }: { params: { filename: string } }) {
  const object = await readObject(params.filename)
  return object
    ? new Response(object.body, { headers: { 'Content-Type': 'image/webp', ETag: object.etag } })
    : new Response(null, { status: 404 })
}
