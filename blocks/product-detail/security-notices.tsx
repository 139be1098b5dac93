import type { Translate } from '@/src/i18n/translate'
import { BlockTitle } from '@/src/components/block-title'
import { Section } from '@/src/components/section'
import { NoticeRow } from '@/src/components/security-notices/notice-row'
import css from '@/src/components/security-notices/notices.module.css'
import { withFallback } from '@/src/data/cache/cached'
import { securityNoticesAffecting } from '@/src/data/security-notices'
import type { Language } from '@/src/i18n/languages'
import own from './product-detail.module.css'

interface Props {
  /** Id of the product. */
  productId: string
  lng: Language
  t: Translate
}

/** The security notices by which a product is affected; nothing where there are none. */
export async function SecurityNotices({ productId, lng, t }: Props) {
  const notices = await withFallback(securityNoticesAffecting({ lng, id: productId }), [])
  if (notices.length === 0) return null
  return (
    <Section labelledBy="security-notices">
      <BlockTitle heading="h2" id="security-notices">
        {t('page.security')}
      </BlockTitle>
      <ul className={`${css.list} ${own.list}`}>
        {notices.map(({ notice, concerned }) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            concerned={concerned}
            lng={lng}
            heading="h3"
            t={t}
          />
        ))}
      </ul>
    </Section>
  )
}
