import type { PayloadRequest } from 'payload'

/** The message of an answer to a restored version: Payload's own text sounds as if it were public. */
export const restoredAsDraft = ({ t }: Pick<PayloadRequest, 't'>): string =>
  t('terminalia:version.restored' as never)
