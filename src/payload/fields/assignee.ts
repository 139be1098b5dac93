import type { RelationshipField } from 'payload'

/** Member of staff who answers a visitor's message. */
export const assigneeField: RelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  maxDepth: 1,
  admin: { position: 'sidebar', description: 'Who answers it' },
}
