import type { NumberedListBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './numbered-list.module.css'

export default async function NumberedList({ data, lng, heading }: BlockProps<NumberedListBlock>) {
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[relationId(data.picture) ?? '']
  const EntryHeading = heading === 'h1' ? 'h2' : 'h3'
  const titleId = `${data.id ?? 'list'}-title`
  return (
    <Section
      tone={picture ? 'panel' : 'plain'}
      labelledBy={titleId}
      className={picture ? css.pictured : css.block}
    >
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs text={data.text} /> : null}
      </div>
      {picture ? (
        <Picture className={css.picture} picture={picture} sizes="(min-width: 900px) 50vw, 87vw" />
      ) : null}
      <ol className={css.entries}>
        {data.entries.map(({ id, title, text }, index) => (
          <li key={id ?? index} className={css.entry}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <EntryHeading className={css.title}>{title}</EntryHeading>
            {text ? <Paragraphs className={css.text} text={text} /> : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
