import { BlockTitle } from '@/src/components/block-title'
import { Buttons } from '@/src/components/buttons'
import { Picture } from '@/src/components/picture'
import css from './hardware-section.module.css'
import type { SectionProps } from './section-props'

/** The hardware page: title over the picture of the modules, introduction in columns, sections below. */
export function HardwareSection({ section, heading, t, id }: SectionProps) {
  const titleId = `${id}-title`
  return (
    <section aria-labelledby={titleId}>
      <div className={css.opening}>
        <div className={css.title}>
          <BlockTitle heading={heading} id={titleId}>
            {section.title}
          </BlockTitle>
        </div>
        {section.picture ? (
          <Picture
            className={css.picture}
            picture={section.picture}
            sizes="100vw"
            isFirst={heading === 'h1'}
          />
        ) : null}
      </div>
      <div className={css.body}>
        <div className={css.intro}>
          {section.lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
        {section.sections.map(({ title, body }, index) => (
          <div key={index} className={css.part}>
            <h2 className={css.name}>{title}</h2>
            <p className={css.text}>{body}</p>
          </div>
        ))}
        <Buttons links={section} newTabHint={t('link.newTab')} />
      </div>
    </section>
  )
}
