import type { TextField } from 'payload'
import { getActor } from '../access/rules'

/**
 * User who saved a version: the user name, which outlives the account. The server sets it (`strictInput` accepts none
 * from a body), and visitors do not see it.
 */
export const updatedByField: TextField = {
  name: 'updatedBy',
  type: 'text',
  label: 'Saved by',
  access: { read: ({ req }) => Boolean(getActor(req)) },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.updatedBy) },
  hooks: {
    beforeChange: [({ req, value }) => req.user?.username ?? value],
    beforeDuplicate: [() => undefined],
  },
}
