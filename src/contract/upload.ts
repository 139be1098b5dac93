import { z } from 'zod'

/** Where an uploaded picture is; clients put `/api` before the address (section 7, POST /upload). */
export const UploadAnswer = z
  .object({ url: z.string(), id: z.string() })
  .meta({ id: 'UploadAnswer' })
export type UploadAnswer = z.infer<typeof UploadAnswer>
