import type { UIField } from 'payload'

/** Findings of a document, beside its form. */
export const checksField: UIField = {
  name: 'checksOfDocument',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/src/staff/panel/checks/document-checks#ChecksOfDocument' },
  },
}
