import type { Payload } from 'payload'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withPictures } from '@/src/domain/media/pictures/work'
import { uploadUrl } from '@/src/platform/storage/uploads'
import type { PictureKey } from './demo/types'
import { type SeedDocument, seedDocument } from './languages-of'
import { type WidthOptions, withDrawnWidths } from './drawn-widths'
import { type ManifestEntry, mediaFolder, readManifest } from './picture-manifest'
import { inAllLanguages } from './translations'
import {
  context,
  type Outcome,
  type Outcomes,
  type Progress,
  upsertAll,
  wholeDocument,
} from './upsert'

/** Picture of the seed in the media library. */
export interface SeededPicture {
  id: string
  url: string
}

/** Pictures drawn at once: sharp already uses several cores for one. */
const atOnce = 3

/**
 * Brings the pictures of `seed/media` into the media library. A file that has changed replaces the
 * stored one; texts are compared like those of all other documents.
 * @param isPlan writes nothing, and tells what would become of the pictures
 * @param widths options of `withDrawnWidths`
 * @throws Error that says what is wrong with the manifest or with a file
 */
export async function seedPictures(
  payload: Payload,
  isPlan: boolean,
  progress: Progress = () => undefined,
  widths: WidthOptions = {},
): Promise<{ outcomes: Outcomes; pictures: Map<PictureKey, SeededPicture> }> {
  const pictures = Object.entries(await readManifest()).map(([key, entry]) => ({
    entry,
    document: seedDocument(key, { key }, inAllLanguages('pictures', { alt: { en: entry.alt } })),
  }))
  const documents = pictures.map(({ document }) => document)
  const stored = new Map((await readStored(payload)).map((media) => [media.key, media]))
  const files: Outcomes = new Map()
  await withSharpOf(payload, widths, () =>
    inTurns(pictures, atOnce, async ({ document, entry }) => {
      const { key } = document
      const store = () => storeFile(payload, document, entry, stored.get(key), isPlan)
      files.set(key, await withPictures(payload, store))
      progress(files.size, pictures.length)
    }),
  )
  const outcomes = await upsertAll(payload, 'media', 'key', documents, isPlan, progress)
  for (const [key, outcome] of files) if (outcome !== 'unchanged') outcomes.set(key, outcome)
  return { outcomes, pictures: await byKey(payload) }
}

/** Payload draws the widths of a picture with the sharp of its configuration. */
async function withSharpOf(
  { config }: Payload,
  widths: WidthOptions,
  work: () => Promise<void>,
): Promise<void> {
  const { sharp } = config
  if (sharp) config.sharp = withDrawnWidths(sharp as never, widths) as never
  try {
    await work()
  } finally {
    config.sharp = sharp
  }
}

/** Draws a picture that is new or has changed. */
async function storeFile(
  payload: Payload,
  document: SeedDocument,
  { file, blur }: ManifestEntry,
  before: { id: string; checksum?: string | null } | undefined,
  isPlan: boolean,
): Promise<Outcome> {
  const data = await readFile(path.join(mediaFolder, file))
  const checksum = createHash('sha256').update(data).digest('hex')
  if (before?.checksum === checksum) return 'unchanged'
  if (isPlan) return before ? 'updated' : 'created'
  const call = {
    collection: 'media',
    locale: 'en',
    file: { data, name: file, mimetype: 'image/webp', size: data.length },
    depth: 0,
    context: { ...context, isFinished: true },
  } as const
  if (before) {
    await payload.update({ ...call, id: before.id, data: { checksum, blur } })
    return 'updated'
  }
  const whole = wholeDocument('media', document)
  await payload.create({
    ...call,
    data: { ...whole.data, checksum, blur },
    context: { ...call.context, ...whole.context },
  })
  return 'created'
}

const readStored = async (payload: Payload) =>
  (
    await payload.find({
      collection: 'media',
      where: { key: { exists: true } },
      depth: 0,
      pagination: false,
    })
  ).docs

async function byKey(payload: Payload): Promise<Map<PictureKey, SeededPicture>> {
  const stored = await readStored(payload)
  return new Map(
    stored.map(({ id, key, filename }) => [key ?? '', { id, url: uploadUrl(filename ?? '') }]),
  )
}

async function inTurns<T>(
  items: T[],
  size: number,
  call: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await call(item)
  }
  await Promise.all(Array.from({ length: size }, worker))
}
