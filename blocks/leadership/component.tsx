import type { LeadershipBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import { Chooser } from '../lazy.client'
import css from './leadership.module.css'

export default async function Leadership({ data, lng, heading }: BlockProps<LeadershipBlock>) {
  const pictures = await listPictures(
    lng,
    data.leaders.flatMap(({ picture, detail }) => [picture, detail]),
  )
  const titleId = `${data.id ?? 'leadership'}-title`
  const people = data.leaders.map((leader) => {
    const portrait = pictures[relationId(leader.picture) ?? '']
    const detail = pictures[relationId(leader.detail) ?? '']
    return {
      anchor: leader.anchor,
      card: (
        <>
          {portrait ? (
            <Picture
              className={css.portrait}
              picture={portrait}
              sizes="(min-width: 1456px) 430px, 31vw"
            />
          ) : null}
          <span className={css.name}>{leader.name}</span>
          <span className={css.position}>{leader.position}</span>
        </>
      ),
      panel: (
        <>
          {detail ? (
            <Picture
              className={css.detail}
              picture={detail}
              sizes="(min-width: 900px) 58vw, 87vw"
            />
          ) : null}
          <div className={css.words}>
            <ItemTitle below={heading} className={css.full}>
              {leader.name}
              <span className={css.position}>{leader.position}</span>
            </ItemTitle>
            {leader.statement ? <p className={css.statement}>{leader.statement}</p> : null}
            <Paragraphs text={leader.bio} />
          </div>
        </>
      ),
    }
  })
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title}
      </BlockTitle>
      <Chooser titleId={titleId} people={people} />
    </Section>
  )
}
