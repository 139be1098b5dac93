import type { SolutionCardsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ButtonLink } from '@/src/components/buttons'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import { shownItem } from '../shown-item'
import { Cards } from './cards.client'
import css from './solution-cards.module.css'

export default async function SolutionCards({
  data,
  lng,
  heading,
}: BlockProps<SolutionCardsBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(
    lng,
    data.cards.map(({ picture }) => picture),
  )
  const titleId = `${data.id ?? 'solutions'}-title`
  return (
    <Section tone="panel" labelledBy={titleId} className={css.block}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs text={data.text} /> : null}
        {data.ctaText && data.ctaHref ? (
          <p>
            <ButtonLink
              look="secondary"
              href={data.ctaHref}
              text={data.ctaText}
              newTabHint={t('link.newTab')}
              about={data.title}
            />
          </p>
        ) : null}
      </div>
      {data.cards.length > 0 ? (
        <Cards below={heading} cards={data.cards.map((card) => shownItem(card, pictures))} />
      ) : null}
    </Section>
  )
}
