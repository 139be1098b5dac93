import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { maxTagLength } from './bulk'

export const libraryViews = ['unused', 'missingAlt', 'large', 'alike'] as const

/** From how many bytes on a picture counts as large. */
export const largePicture = 500_000

/** Pictures per page of the library. */
export const picturesPerPage = 48

const Locale = z.enum(languages)

/** Query of GET /admin/media/library. */
export const LibraryQuery = z.object({
  q: z
    .string()
    .max(200, 'must not be longer than 200 characters')
    .default('')
    .describe('Words of which all stand in alt texts, tags or the name of the file'),
  locale: Locale.default('en').describe('Language of `missingAlt`'),
  show: z
    .enum(libraryViews)
    .optional()
    .describe(
      '`unused`: no document names it. `missingAlt`: without an alt text of its own in the language. `large`: of 500,000 bytes or more, the largest first. `alike`: others look nearly the same, those of a group beside each other',
    ),
  tag: z
    .string()
    .max(maxTagLength, `must not be longer than ${maxTagLength} characters`)
    .optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type LibraryQuery = z.infer<typeof LibraryQuery>

/** A picture as the media library shows it. */
export const LibraryPicture = z
  .object({
    id: z.string(),
    url: z.string(),
    thumbnail: z.string().describe('Address of the least width that is kept'),
    originalName: z.string().nullable().describe('Of the file that was uploaded'),
    alt: z.record(z.string(), z.string()).describe('By language; only those that have one'),
    tags: z.array(z.string()),
    width: z.number().int().describe('Width in px'),
    height: z.number().int().describe('Height in px'),
    filesize: z.number().int().describe('Bytes of the whole picture'),
    focalX: z.number().describe('Where its subject is, in percent of the width'),
    focalY: z.number().describe('The same of the height'),
    createdAt: z.string(),
    updatedAt: z.string(),
    isUsed: z.boolean(),
    group: z.number().int().nullable().describe('Pictures of the same number look alike'),
  })
  .meta({ id: 'LibraryPicture' })
export type LibraryPicture = z.infer<typeof LibraryPicture>

/** Answer of GET /admin/media/library. */
export const LibraryAnswer = z
  .object({
    docs: z.array(LibraryPicture),
    page: z.number().int(),
    totalDocs: z.number().int(),
    tags: z.array(z.string()).describe('Of the whole library'),
    pending: z
      .number()
      .int()
      .describe(
        'Pictures that nobody has looked at yet to tell which are alike: a call looks for a second and a half at most, and the next one goes on',
      ),
  })
  .meta({ id: 'LibraryAnswer' })
export type LibraryAnswer = z.infer<typeof LibraryAnswer>

/** A place in which a picture is used. */
export const PictureUse = z
  .object({
    collection: z.string().describe('A global is named like one'),
    id: z
      .string()
      .nullable()
      .describe('Null, like title, place and link, where the caller may not edit'),
    title: z.string().nullable(),
    place: z.string().nullable().describe('The field, in words'),
    locale: z.string().nullable().describe('Where the field differs by language'),
    isPublic: z.boolean().describe('It stands in what is saved for good, and not in a draft alone'),
    isDraft: z.boolean(),
    isTrashed: z.boolean(),
    link: z.string().nullable().describe('Where it is edited'),
  })
  .meta({ id: 'PictureUse' })
export type PictureUse = z.infer<typeof PictureUse>

/** Answer of GET /admin/media/{id}/uses. */
export const PictureUses = z.object({ uses: z.array(PictureUse) }).meta({ id: 'PictureUses' })
export type PictureUses = z.infer<typeof PictureUses>

/** Body of POST /admin/media/{id}/move. */
export const PictureMove = z
  .strictObject({
    to: z.string('must be the id of a picture').describe('Id of the picture to show'),
  })
  .meta({ id: 'PictureMove' })

/** Answer of POST /admin/media/{id}/move. */
export const PictureMoved = z
  .object({ message: z.string(), documents: z.number().int().describe('How many were changed') })
  .meta({ id: 'PictureMoved' })
export type PictureMoved = z.infer<typeof PictureMoved>
