import type { TimelineBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { formatYear } from '@/src/i18n/format'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import { Scroller } from '../lazy.client'
import css from './timeline.module.css'

export default async function Timeline({ data, lng, heading }: BlockProps<TimelineBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(
    lng,
    data.entries.map(({ picture }) => picture),
  )
  const titleId = `${data.id ?? 'timeline'}-title`
  return (
    <Section labelledBy={titleId}>
      <Scroller
        titleId={titleId}
        years={data.entries.map(({ year }) => formatYear(year, lng))}
        labels={{ previous: t('timeline.previous'), next: t('timeline.next') }}
        words={
          <>
            <BlockTitle heading={heading} id={titleId}>
              {data.title}
            </BlockTitle>
            {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
            <ul className={css.years}>
              {data.entries.map(({ id, year }, index) => (
                <li key={id ?? index}>
                  <a className={css.toYear} href={`#${titleId}-${index}`}>
                    {formatYear(year, lng)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        }
      >
        {data.entries.map((entry, index) => {
          const picture = pictures[relationId(entry.picture) ?? '']
          return (
            <li key={entry.id ?? index} id={`${titleId}-${index}`} className={css.entry}>
              <ItemTitle below={heading}>
                <span className={css.year}>{formatYear(entry.year, lng)}</span>
                <span className={css.title}>{entry.title}</span>
              </ItemTitle>
              {entry.text ? <Paragraphs text={entry.text} /> : null}
              {picture ? (
                <Picture
                  className={css.picture}
                  picture={picture}
                  sizes="(min-width: 1400px) 710px, (min-width: 900px) 52vw, 90vw"
                />
              ) : null}
            </li>
          )
        })}
      </Scroller>
    </Section>
  )
}
