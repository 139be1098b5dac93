import type { CollectionConfig } from 'payload'
import { getAccess } from '@/src/payload/access'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { strictInput } from '@/src/payload/input/strict-input'

/**
 * Requests for documents by mail, from visitors who agreed to be known. Only `POST /api/documents/{id}/requests` makes
 * them: there they are validated and limited.
 */
export const documentRequests: CollectionConfig = {
  slug: 'document-requests',
  labels: { singular: 'Download request', plural: 'Download requests' },
  access: getAccess('document-requests'),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'email',
    group: 'Catalog',
    defaultColumns: ['email', 'title', 'language', 'createdAt'],
    listSearchableFields: ['email', 'title'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: {
    beforeOperation: [strictInput],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    { name: 'email', type: 'email', required: true, index: true },
    {
      name: 'document',
      type: 'relationship',
      relationTo: 'documents',
      index: true,
      maxDepth: 0,
    },
    // Of the document as it was called then: it may go before the request does.
    { name: 'title', type: 'text', maxLength: 200 },
    { name: 'language', type: 'text', maxLength: 10 },
  ],
}
