import type { Field } from 'payload'

const nobody = { create: () => false, read: () => false, update: () => false }

/**
 * Fields of an account's second factor. The secret is encrypted and the recovery codes are hashed; no answer, form or
 * log ever holds either. Only `endpoints/account` writes them.
 */
export const secondFactorFields: Field[] = [
  {
    name: 'secondFactorSince',
    label: 'Second factor since',
    type: 'date',
    access: { create: () => false, update: () => false },
    admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.username) },
  },
  { name: 'secondFactor', type: 'json', access: nobody, hidden: true, admin: { hidden: true } },
]
