import { z } from 'zod'

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
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

export const JobList = z.array(Job)

const needed = 'Title and location are required'

const Lines = z.array(z.string())

/** What creates or changes a position (section 7, POST and PUT /admin/jobs). */
export const JobInput = z
  .object({
    title: z.string().trim().min(1, needed).max(200),
    slug: z.string().optional().describe('Made of the title when it is left out'),
    location: z.string().trim().min(1, needed).max(200),
    department: z.string().max(200).nullish(),
    email: z.email().nullish(),
    description: z.string().max(20_000).nullish(),
    responsibilities: Lines.optional(),
    requirements: Lines.optional(),
    benefits: Lines.optional(),
    postedAt: z.string().nullish().describe('ISO 8601; now when it is left out'),
    isActive: z.boolean().optional(),
    vacancy: z.number().int().min(1).optional(),
    experienceNeeded: z.string().max(200).nullish(),
  })
  .meta({ id: 'JobInput' })
export type JobInput = z.infer<typeof JobInput>
