import type { Endpoint, PayloadRequest } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  largePicture,
  type LibraryAnswer,
  type LibraryPicture,
  LibraryQuery,
  picturesPerPage,
} from '@/src/contract/staff/media-library'
import { readPicture } from '@/src/domain/media/pictures/files'
import { describeLikeness, groupsOfAlike, isLikeness } from '@/src/domain/media/pictures/likeness'
import { checked, mustBeAllowed } from '@/src/payload/endpoints/call'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { listFileNames } from './uses/files'
import { usedPictures } from './uses/find'

/** Longest time for which a call compares pictures, ms. */
const budgetMs = 1500

/** Stored for a picture that cannot be decoded, so that it is not tried again. */
const unknown = 'none'

/** Tells that a picture was looked at, by this version's hash: earlier versions stored another. */
export const isKnown = ({ likeness }: LibraryRow): boolean =>
  likeness === unknown || isLikeness(likeness ?? '')

/** Returns the pictures that can be compared with others. */
export const comparable = (rows: LibraryRow[]): { id: string; likeness: string }[] =>
  rows.flatMap(({ id, likeness }) => (likeness && isLikeness(likeness) ? [{ id, likeness }] : []))

/**
 * Looks at pictures of which no likeness is stored, or that of an earlier version, until the time is over. That changes
 * nothing that anybody sees of them, so neither `updatedAt` nor the activity log tells of it.
 * @returns how many are left
 */
async function recordLikenesses(req: PayloadRequest, rows: LibraryRow[]): Promise<number> {
  const deadline = Date.now() + budgetMs
  const open = rows.filter((row) => !isKnown(row))
  while (open.length > 0 && Date.now() < deadline) {
    const row = open.pop()
    if (!row) break
    row.likeness = await likenessOfStored(row)
    await req.payload.db.updateOne({
      collection: 'media',
      id: row.id,
      data: { likeness: row.likeness, updatedAt: null },
      req,
      returning: false,
    })
    // The server answers others between two pictures.
    await breathe()
  }
  return open.length
}

async function likenessOfStored(row: LibraryRow): Promise<string> {
  const [whole = '', least = whole] = listFileNames(row)
  try {
    const file = (await readPicture(least)) ?? (await readPicture(whole))
    if (!file) return unknown
    return await describeLikeness(Buffer.from(await new Response(file.body).arrayBuffer()))
  } catch {
    return unknown
  }
}

/** Stored picture, as the library needs it, in all languages. */
export interface LibraryRow {
  id: string
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null> | null
  originalName?: string | null
  alt?: Record<string, string | null | undefined> | null
  tags?: string[] | null
  width?: number | null
  height?: number | null
  filesize?: number | null
  focalX?: number | null
  focalY?: number | null
  likeness?: string | null
  formerFiles?: string[] | null
  createdAt: string
  updatedAt: string
}

/** All pictures, latest first, without what is long in them. */
async function libraryRows(req: PayloadRequest): Promise<LibraryRow[]> {
  const { docs } = await req.payload.db.find<LibraryRow>({
    collection: 'media',
    pagination: false,
    limit: 0,
    sort: '-createdAt',
    select: {
      ...{ filename: true, sizes: true, originalName: true, alt: true, tags: true, width: true },
      ...{ height: true, filesize: true, focalX: true, focalY: true, likeness: true },
      ...{ formerFiles: true, createdAt: true, updatedAt: true },
    },
    req,
  })
  return docs
}

function toLibraryPicture(
  row: LibraryRow,
  { isUsed, group }: Pick<LibraryPicture, 'isUsed' | 'group'>,
): LibraryPicture {
  const [whole = '', least = whole] = listFileNames(row)
  return {
    id: row.id,
    url: uploadUrl(whole),
    thumbnail: uploadUrl(least),
    originalName: row.originalName ?? null,
    alt: altTextsOf(row),
    tags: row.tags ?? [],
    width: row.width ?? 0,
    height: row.height ?? 0,
    filesize: row.filesize ?? 0,
    focalX: row.focalX ?? 50,
    focalY: row.focalY ?? 50,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    isUsed,
    group,
  }
}

const altTextsOf = ({ alt }: LibraryRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(alt ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

/** `GET /media/library`: the pictures that fit, with what is known of each. */
export const mediaLibrary: Endpoint = {
  path: '/library',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'media', 'update')
    const query = checked(req.query, LibraryQuery)
    const rows = await libraryRows(req)
    const isUsed = await usedPictures(req)
    const pending =
      query.show === 'alike'
        ? await recordLikenesses(req, rows)
        : rows.filter((row) => !isKnown(row)).length
    const groups =
      query.show === 'alike' ? groupsOfAlike(comparable(rows)) : new Map<string, number>()
    const found = arranged(rows, query, isUsed, groups)
    const shown = found.slice((query.page - 1) * picturesPerPage, query.page * picturesPerPage)
    const answer: LibraryAnswer = {
      docs: shown.map((row) =>
        toLibraryPicture(row, { isUsed: isUsed(row), group: groups.get(row.id) ?? null }),
      ),
      page: query.page,
      totalDocs: found.length,
      tags: [...new Set(rows.flatMap(({ tags }) => tags ?? []))].sort((a, b) => a.localeCompare(b)),
      pending,
    }
    return Response.json(answer)
  },
}

function arranged(
  rows: LibraryRow[],
  { q, show, tag, locale }: LibraryQuery,
  isUsed: Awaited<ReturnType<typeof usedPictures>>,
  groups: Map<string, number>,
): LibraryRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter(
    (row) =>
      (!tag || (row.tags ?? []).includes(tag)) &&
      (words.length === 0 || words.every((word) => textOf(row).includes(word))) &&
      (show !== 'unused' || !isUsed(row)) &&
      (show !== 'missingAlt' || !altTextsOf(row)[locale]) &&
      (show !== 'large' || (row.filesize ?? 0) >= largePicture) &&
      (show !== 'alike' || groups.has(row.id)),
  )
  if (show === 'large') return found.sort((a, b) => (b.filesize ?? 0) - (a.filesize ?? 0))
  if (show === 'alike')
    return found.sort((a, b) => (groups.get(a.id) ?? 0) - (groups.get(b.id) ?? 0))
  return found
}

const textOf = (row: LibraryRow): string =>
  [...Object.values(altTextsOf(row)), row.originalName, row.filename, ...(row.tags ?? [])]
    .join('\n')
    .toLowerCase()
