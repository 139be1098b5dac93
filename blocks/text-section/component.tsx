import type { TextSectionBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { ButtonLink } from '../../src/components/button-link'
import { Paragraphs } from '../../src/components/paragraphs'
import { Section } from '../../src/components/section'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
import css from './text-section.module.css'

export default function TextSection({ data, lng, heading }: BlockProps<TextSectionBlock>) {
  const t = getT(lng)
  const titleId = `${data.id ?? 'text'}-title`
  return (
    <Section labelledBy={titleId} className={css.columns}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title}
      </BlockTitle>
      <div className={css.words}>
        <Paragraphs text={data.text} />
        {data.ctaText && data.ctaHref ? (
          <p>
            <ButtonLink
              look="quiet"
              href={data.ctaHref}
              text={data.ctaText}
              newTabHint={t('link.newTab')}
            />
          </p>
        ) : null}
      </div>
    </Section>
  )
}
