import type { Operation } from '@/src/contract/operation'
import {
  LibraryAnswer,
  LibraryQuery,
  PictureMove,
  PictureMoved,
  PictureUses,
} from '../media-library'

const library = 'Staff: media library'

const pictureId = { id: 'Id of the picture' }

/** The media library. */
export const mediaOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/media/library',
    subject: library,
    summary: 'Pictures for staff, 48 a page: searched, filtered, and whether they are used',
    query: LibraryQuery,
    answer: { status: 200, schema: LibraryAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/media/{id}/uses',
    subject: library,
    summary: 'Every place in which a picture is used, public and drafted',
    parameters: pictureId,
    answer: { status: 200, schema: PictureUses },
    refusals: [401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/media/{id}/move',
    subject: library,
    summary: 'Shows another picture wherever this one is used: everywhere or nowhere',
    parameters: pictureId,
    body: { schema: PictureMove },
    answer: { status: 200, schema: PictureMoved },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
]
