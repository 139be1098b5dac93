import { z } from 'zod'

/** Address of an uploaded picture; clients put `/api` before it (section 7, POST /upload). */
export const UploadAnswer = z
  .object({ url: z.string(), id: z.string() })
  .meta({ id: 'UploadAnswer' })
export type UploadAnswer = z.infer<typeof UploadAnswer>
