import { BlockTitle } from '@/src/components/block-title'
import { Buttons } from '@/src/components/buttons'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import css from './industry-section.module.css'
import type { SectionProps } from './section-props'

/** An introduction beside its picture, the first line larger, ending in the link it leads to. */
export function IndustrySection({
  section,
  heading,
  t,
  id,
  isMirrored,
}: SectionProps & { isMirrored: boolean }) {
  const titleId = `${id}-title`
  return (
    <Section
      labelledBy={titleId}
      className={[css.columns, isMirrored ? css.mirrored : ''].join(' ')}
    >
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {section.title}
        </BlockTitle>
        {section.lines.map((line, index) => (
          <p key={index} className={css.line}>
            {line}
          </p>
        ))}
        <Buttons links={section} newTabHint={t('link.newTab')} />
      </div>
      {section.picture ? (
        <Picture
          className={css.picture}
          picture={section.picture}
          sizes="(min-width: 900px) 50vw, 87vw"
          isFirst={heading === 'h1'}
        />
      ) : null}
    </Section>
  )
}
