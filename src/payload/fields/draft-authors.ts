import type { JSONField } from 'payload'

/** The hidden field of every document that may need approval. */
export const authorsField = 'draftAuthors'

/**
 * Ids of the accounts that wrote in a draft since the document was last published. It lies in the versions, so that
 * a draft that is restored brings its authors along; `trackAuthors` alone writes it.
 */
export const draftAuthorsField = (): JSONField => ({
  name: authorsField,
  type: 'json',
  hidden: true,
  access: { read: () => false },
  hooks: { beforeDuplicate: [() => []] },
})
