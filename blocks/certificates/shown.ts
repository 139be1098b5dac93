import type { CertificatesBlock } from '@/payload-types'
import type { Certificate } from '@/src/contract/certificate'
import type { Picture } from '@/src/contract/picture'
import { withFallback } from '@/src/data/cache/cached'
import { listCertificates } from '@/src/data/catalogue/certificates'
import { companyDay } from '@/src/data/cache/company-day'
import { listPictures } from '@/src/data/media/pictures'
import type { Language } from '@/src/i18n/languages'
import { toDay } from '@/src/platform/time/days'
import { isInForce } from '@/src/domain/publishing/validity'
import { relationId } from '@/src/platform/values/stored-values'

export type ShownCertificate = Pick<
  Certificate,
  'id' | 'standard' | 'subject' | 'scope' | 'authority' | 'authorityUrl' | 'lastDay'
> & { number: string | null; picture: Picture | null }

/** Returns the certificates that the block shows today: those that its editors listed, else those of the collection. */
export async function shownCertificates(
  { items }: CertificatesBlock,
  lng: Language,
): Promise<ShownCertificate[]> {
  return items && items.length > 0
    ? listedInBlock(items, lng)
    : withFallback(listCertificates({ lng }), [])
}

async function listedInBlock(
  items: NonNullable<CertificatesBlock['items']>,
  lng: Language,
): Promise<ShownCertificate[]> {
  const today = await companyDay()
  const inForce = items.filter(({ validUntil }) => isInForce(today, { lastDay: validUntil }))
  const pictures = await listPictures(
    lng,
    inForce.map(({ picture }) => picture),
  )
  return inForce.map((item, index) => ({
    id: item.id ?? String(index),
    standard: item.standard,
    subject: item.subject ?? null,
    number: item.number ?? null,
    scope: item.scope ?? null,
    authority: null,
    authorityUrl: null,
    lastDay: toDay(item.validUntil),
    picture: pictures[relationId(item.picture) ?? ''] ?? null,
  }))
}
