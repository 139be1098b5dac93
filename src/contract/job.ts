import { z } from 'zod'
import { anyText, date, emailOrNothing, filledText, recordStatus, slug, text } from './patterns'
import { seoAnswers, seoInputs } from './seo'

/** An open position (section 7, GET /jobs and /jobs/{id}). */
export const Job = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    location: z.string(),
    department: z.string().nullable(),
    email: z.string().nullable(),
    description: z.string().nullable(),
    responsibilities: z.array(z.string()),
    requirements: z.array(z.string()),
    benefits: z.array(z.string()),
    postedAt: z.string().nullable(),
    isActive: z.boolean(),
    vacancy: z.number().nullable(),
    experienceNeeded: z.string().nullable(),
    ...seoAnswers,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

export const JobList = z.array(Job)

const needed = 'Title and location are required'

const Lines = z.array(anyText()).describe('Together up to 64 kB')

/** Body that creates or changes a position (section 7, POST and PUT /admin/jobs). */
export const JobInput = z
  .strictObject({
    title: filledText(200, needed),
    slug: slug('Made of the title when it is left out'),
    location: filledText(200, needed),
    department: text(200).nullish(),
    email: emailOrNothing().nullish(),
    description: text(20_000).nullish(),
    responsibilities: Lines.nullish(),
    requirements: Lines.nullish(),
    benefits: Lines.nullish(),
    postedAt: date('ISO 8601; public from then on, now when it is left out').nullish(),
    isActive: z.boolean().nullish(),
    _status: recordStatus(),
    vacancy: z
      .number()
      .int()
      .min(1)
      .max(9999)
      .meta({ type: 'number', minimum: Number.MIN_SAFE_INTEGER })
      .describe('A whole number; anything below 1 counts as 1')
      .nullish(),
    experienceNeeded: text(200).nullish(),
    ...seoInputs,
  })
  .meta({ id: 'JobInput' })
export type JobInput = z.infer<typeof JobInput>
