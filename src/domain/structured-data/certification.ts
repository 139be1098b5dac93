import type { Certification } from 'schema-dts'
import type { Certificate } from '@/src/contract/certificate'

/** A certificate that is in force, in the words of schema.org. */
export const toCertification = (certificate: Certificate): Certification => ({
  '@type': 'Certification',
  name: certificate.standard,
  certificationIdentification: certificate.number,
  certificationStatus: 'CertificationActive',
  validFrom: certificate.firstDay,
  ...(certificate.lastDay ? { expires: certificate.lastDay } : {}),
  ...(certificate.authority
    ? { issuedBy: { '@type': 'Organization', name: certificate.authority } }
    : {}),
  ...(certificate.authorityUrl ? { url: certificate.authorityUrl } : {}),
})
