import type { Endpoint } from 'payload'
import { checked, mustBeAllowed } from '@/src/payload/endpoints/call'
import {
  largePicture,
  type LibraryAnswer,
  LibraryQuery,
  picturesPerPage,
} from '@/src/contract/staff/media-library'
import { groupsOfAlike } from '@/src/domain/media/pictures/likeness'
import { usedPictures } from '../uses/find'
import { comparable, isKnown, recordLikenesses } from './likenesses'
import { altTextsOf, libraryRows, type LibraryRow, toLibraryPicture } from './rows'

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
