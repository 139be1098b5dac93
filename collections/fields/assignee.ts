import type { RelationshipField } from 'payload'

/** Who of staff answers what a visitor sent. */
export const assigneeField: RelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  maxDepth: 1,
  admin: { position: 'sidebar', description: 'Who answers it' },
}
