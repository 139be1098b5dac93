import type { Field } from 'payload'

/** Shows how search results, cards on other sites and links in chats show the page of a document. */
export const sharePreview: Field = {
  name: 'sharePreview',
  type: 'ui',
  admin: {
    components: { Field: '/src/staff/workflow/share/share-preview#SharePreview' },
    disableListColumn: true,
  },
}
