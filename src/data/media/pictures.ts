import 'server-only'
import type { Media } from '@/payload-types'
import type { Picture } from '@/src/contract/picture'
import type { Language } from '@/src/i18n/languages'
import { picturesIn } from '@/src/domain/news/markdown/parse'
import { filenameOfUpload, uploadUrl } from '@/src/platform/storage/uploads'
import { relationId } from '@/src/platform/values/stored-values'
import { cached, withFallback } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { tags } from '@/src/data/cache/tags'

/**
 * Pictures by the id of their media, read in one query.
 * @param urls addresses of further pictures, which are found by these
 */
export async function picturesById(
  ids: (string | null | undefined)[],
  lng: Language,
  urls: string[] = [],
): Promise<Map<string, Picture>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const names = [...new Set(urls.flatMap((url) => filenameOfUpload(url) ?? []))]
  const limit = wanted.length + names.length
  if (limit === 0) return new Map()
  const payload = await getPayload()
  const { docs } = await payload.find({
    ...readAsPublic(lng),
    collection: 'media',
    where:
      names.length === 0
        ? { id: { in: wanted } }
        : { or: [{ id: { in: wanted } }, { filename: { in: names } }] },
    limit,
    pagination: false,
  })
  return new Map(
    docs.flatMap((media) => {
      const picture = toPicture(media)
      return [
        [String(media.id), picture] as const,
        ...(urls.includes(picture.url) ? [[picture.url, picture] as const] : []),
      ]
    }),
  )
}

/** Pictures that a text names by the addresses of their files, by these addresses; what is missing is left out. */
export const picturesInText = async (
  content: string | null,
  lng: Language,
): Promise<Map<string, Picture>> => {
  const names = picturesIn(content).flatMap(({ url }) => filenameOfUpload(url) ?? [])
  return names.length === 0
    ? new Map()
    : new Map(
        await withFallback(readPicturesByFile({ lng, names: [...new Set(names)].sort() }), []),
      )
}

const readPicturesByFile = cached(
  'readPicturesByFile',
  () => [tags.media()],
  async ({ lng, names }: { lng: Language; names: string[] }): Promise<[string, Picture][]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'media',
      where: { filename: { in: names } },
      pagination: false,
    })
    return docs.map(toPicture).map((picture) => [picture.url, picture])
  },
)

/** Ids of a document's pictures: the main one first, each once. */
export function listPictureIds(doc: { image?: unknown; gallery?: unknown[] | null }): string[] {
  const ids = [doc.image, ...(doc.gallery ?? [])].map(relationId)
  return [...new Set(ids.filter((id) => id !== null))]
}

function toPicture(media: Media): Picture {
  const own = { width: media.width ?? 0, url: uploadUrl(media.filename ?? '') }
  const sizes = Object.values(media.sizes ?? {})
    .filter((size) => size?.filename && size.width)
    .map((size) => ({ width: Number(size.width), url: uploadUrl(String(size.filename)) }))
  const widths = [...sizes, own].sort((a, b) => a.width - b.width)
  return {
    url: own.url,
    alt: media.alt ?? '',
    width: own.width,
    height: media.height ?? 0,
    blur: media.blur ?? null,
    ...focusOf(media),
    widths: widths.filter(({ width }, index) => width !== widths[index + 1]?.width),
  }
}

/** The middle is where pages cut a picture anyway. */
function focusOf({ focalX, focalY }: Media): Pick<Picture, 'focus'> {
  const focus = { x: Math.round(focalX ?? 50), y: Math.round(focalY ?? 50) }
  return focus.x === 50 && focus.y === 50 ? {} : { focus }
}

/** Prefix of a picture's key in the media library: built-in pages know no ids. */
const keyPrefix = 'key:'

/**
 * Pictures that blocks name, by that name: the id of a media, or `key:…`. What is missing, or cannot be
 * read, is left out, and the block shows itself without it.
 */
export async function listPictures(
  lng: Language,
  relations: unknown[],
): Promise<Record<string, Picture>> {
  const names = [...new Set(relations.map(relationId).filter((name) => name !== null))].sort()
  return names.length === 0 ? {} : withFallback(readPictures({ lng, names }), {})
}

const readPictures = cached(
  'readPictures',
  () => [tags.media()],
  async ({ lng, names }: { lng: Language; names: string[] }): Promise<Record<string, Picture>> => {
    const payload = await getPayload()
    const isKey = (name: string) => name.startsWith(keyPrefix)
    const ids = names.filter((name) => !isKey(name))
    const keys = names.filter(isKey).map((name) => name.slice(keyPrefix.length))
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'media',
      where: {
        or: [
          ...(ids.length > 0 ? [{ id: { in: ids } }] : []),
          ...(keys.length > 0 ? [{ key: { in: keys } }] : []),
        ],
      },
      pagination: false,
    })
    return Object.fromEntries(
      docs
        .flatMap((media) => [
          [media.id, toPicture(media)] as const,
          [`${keyPrefix}${media.key}`, toPicture(media)] as const,
        ])
        .filter(([name]) => names.includes(name)),
    )
  },
)

/**
 * The file by which another one was replaced: pages that are kept somewhere, links and mails name the old one.
 * @returns undefined where no picture ever had a file of this name
 */
export async function followingPicture(file: string): Promise<string | undefined> {
  const [, main, width = ''] = filePattern.exec(file) ?? []
  if (!main) return undefined
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'media',
    where: { formerFiles: { equals: `${main}.webp` } },
    select: { filename: true, sizes: true },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [media] = docs
  const sized = Object.values(media?.sizes ?? {}).find((size) =>
    size?.filename?.endsWith(`${width}.webp`),
  )
  return (width ? sized?.filename : undefined) ?? media?.filename ?? undefined
}

/** Names as pictures are given them, in their whole width or another one. */
const filePattern = /^([0-9a-f]{20})(-\d+)?\.webp$/
