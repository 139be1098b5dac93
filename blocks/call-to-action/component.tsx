import type { CallToActionBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Buttons } from '@/src/components/buttons'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import css from './call-to-action.module.css'

export default function CallToAction({ data, lng, heading }: BlockProps<CallToActionBlock>) {
  const t = getT(lng)
  const titleId = `${data.id ?? 'cta'}-title`
  return (
    <Section tone="panel" labelledBy={titleId} className={css.columns}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs text={data.text} /> : null}
      </div>
      <Buttons links={data} newTabHint={t('link.newTab')} />
    </Section>
  )
}
