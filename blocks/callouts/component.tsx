import type { CalloutsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Buttons } from '@/src/components/buttons'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './callouts.module.css'
import { leadersOf } from './leaders'

export default async function Callouts({ data, lng, heading }: BlockProps<CalloutsBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[relationId(data.picture) ?? '']
  const sides = leadersOf(data.points)
  const titleId = `${data.id ?? 'callouts'}-title`
  return (
    <Section tone={data.tone ?? 'plain'} labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        <div className={css.words}>
          {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
          <Buttons links={data} newTabHint={t('link.newTab')} />
        </div>
      </div>
      <div className={css.drawing}>
        {picture ? (
          <div className={css.plate}>
            <Picture
              className={css.picture}
              picture={picture}
              sizes="(min-width: 1024px) 620px, 87vw"
              isFirst={heading === 'h1'}
            />
            <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
              {sides.flat().map(({ number, point, end }) => (
                <path key={number} d={`M${point.x} ${point.y} L${end.x} ${end.y}`} />
              ))}
            </svg>
            {sides.flat().map(({ number, point }) => (
              <span
                key={number}
                className={css.spot}
                style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
                aria-hidden
              >
                {number}
              </span>
            ))}
          </div>
        ) : null}
        {sides.map((side, index) =>
          side.length > 0 ? (
            <ol key={index} className={index === 0 ? css.left : css.right} start={side[0]?.number}>
              {side.map(({ number, point }) => (
                <li key={number} className={css.label}>
                  <div>
                    <ItemTitle below={heading} className={css.name}>
                      <span className={css.number} aria-hidden>
                        {number}
                      </span>
                      {point.title}
                    </ItemTitle>
                    {point.text ? <p className={css.text}>{point.text}</p> : null}
                  </div>
                </li>
              ))}
            </ol>
          ) : null,
        )}
      </div>
    </Section>
  )
}
