import type { ArrayField, Field, FieldAccess } from 'payload'

const isNobodys: FieldAccess = () => false

/** Access to fields that only the server writes: Payload drops them from the data of staff. */
export const asItCame = { create: isNobodys, update: isNobodys }

/** The files that a visitor sent with a record, as `receiveForm` describes them. */
export const visitorFilesField = (...more: Field[]): ArrayField => ({
  name: 'files',
  type: 'array',
  access: asItCame,
  admin: {
    readOnly: true,
    components: { Field: '/src/staff/panel/visitor-files#VisitorFiles' },
  },
  fields: [
    ...more,
    { name: 'key', type: 'text', required: true, maxLength: 80 },
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    { name: 'type', type: 'text', required: true, maxLength: 200 },
    { name: 'size', type: 'number', required: true },
    { name: 'sha256', type: 'text', required: true, maxLength: 64 },
  ],
})
