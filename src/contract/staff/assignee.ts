import { z } from 'zod'

/** The account that is to answer an inquiry or a request for a quote: its id, or the account where it was read with depth. */
export const Assignee = z
  .union([z.string(), z.looseObject({ id: z.string() })])
  .nullish()
  .describe('Id of an account, or the account')

export type Assigned = z.infer<typeof Assignee>

/** The account's id; empty without an assignee. */
export const assigneeId = (assignee: Assigned): string =>
  typeof assignee === 'string' ? assignee : (assignee?.id ?? '')
