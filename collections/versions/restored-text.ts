import type { PayloadRequest } from 'payload'

/** What an answer says of a version that came back: Payload's own text sounds as if it were public. */
export const restoredAsDraft = ({ t }: Pick<PayloadRequest, 't'>): string =>
  t('terminalia:restoredAsDraft' as never)
