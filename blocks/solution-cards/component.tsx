import type { SolutionCardsBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { ButtonLink } from '../../src/components/button-link'
import { ItemLink } from '../../src/components/item-link'
import { ItemTitle } from '../../src/components/item-title'
import { Paragraphs } from '../../src/components/paragraphs'
import { Picture } from '../../src/components/picture'
import { Section } from '../../src/components/section'
import { idOf, listPictures } from '../../src/data/pictures'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
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
              look="quiet"
              href={data.ctaHref}
              text={data.ctaText}
              newTabHint={t('link.newTab')}
              about={data.title}
            />
          </p>
        ) : null}
      </div>
      <ul className={css.cards}>
        {data.cards.map((card, index) => {
          const picture = pictures[idOf(card.picture) ?? '']
          return (
            <li key={card.id ?? index} className={css.card}>
              <div>
                <ItemTitle below={heading} className={css.name}>
                  <ItemLink href={card.href}>{card.title}</ItemLink>
                </ItemTitle>
                {card.description ? <p className={css.text}>{card.description}</p> : null}
              </div>
              {picture ? (
                <Picture
                  className={css.picture}
                  picture={picture}
                  sizes="(min-width: 1400px) 280px, (min-width: 560px) 20vw, 112px"
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
