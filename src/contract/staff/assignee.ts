import { z } from 'zod'

/** Who of staff answers what a visitor sent, as a record holds it. */
export const Assignee = z
  .union([z.string(), z.looseObject({ id: z.string() })])
  .nullish()
  .describe('Id of an account, or the account')

export type Assigned = z.infer<typeof Assignee>

/** The id of who answers; empty where nobody does. */
export const assigneeId = (assignee: Assigned): string =>
  typeof assignee === 'string' ? assignee : (assignee?.id ?? '')
