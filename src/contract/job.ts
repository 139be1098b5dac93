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
