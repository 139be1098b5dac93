import { z } from 'zod'

/** A picture of the media library, with the widths in which the server keeps it. */
export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number().int().describe('Width in px'),
  height: z.number().int().describe('Height in px'),
  blur: z
    .string()
    .nullable()
    .describe('A data address of a few pixels, shown until the picture has come'),
  focus: z
    .object({ x: z.number().int(), y: z.number().int() })
    .optional()
    .describe('Where its subject is, in percent of width and height; without it in the middle'),
  widths: z.array(z.object({ width: z.number().int(), url: z.string() })),
})
export type Picture = z.infer<typeof Picture>

/** Address of an uploaded picture; clients put `/api` before it (section 7, POST /upload). */
export const UploadAnswer = z
  .object({ url: z.string(), id: z.string() })
  .meta({ id: 'UploadAnswer' })
export type UploadAnswer = z.infer<typeof UploadAnswer>
