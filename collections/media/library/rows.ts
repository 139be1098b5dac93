import type { PayloadRequest } from 'payload'
import { uploadUrl } from '@/src/platform/storage/uploads'
import type { LibraryPicture } from '@/src/contract/staff/media-library'
import { listFileNames } from '../uses/files'

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
export async function libraryRows(req: PayloadRequest): Promise<LibraryRow[]> {
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

export function toLibraryPicture(
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

export const altTextsOf = ({ alt }: LibraryRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(alt ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
