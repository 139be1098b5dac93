import { BlockTitle } from '@/src/components/block-title'
import { Buttons } from '@/src/components/buttons'
import { Picture } from '@/src/components/picture'
import { detectLang } from '@/src/i18n/page-language'
import type { SectionProps } from './section-props'
import css from './software-section.module.css'

/** The software page: introduction, benefits and advantages as two lists of lines, options. */
export function SoftwareSection({ section, heading, t, id }: SectionProps) {
  const lists = [
    { name: t('section.benefits'), lines: section.benefits },
    { name: t('section.advantages'), lines: section.advantages },
  ].filter(({ lines }) => lines.length > 0)
  const titleId = `${id}-title`
  return (
    <section className={css.outer} aria-labelledby={titleId}>
      <div className={css.section}>
        <div className={css.opening}>
          <BlockTitle heading={heading} id={titleId}>
            {section.title}
          </BlockTitle>
          {section.picture ? (
            <Picture
              className={css.picture}
              picture={section.picture}
              sizes="(min-width: 900px) 52vw, 87vw"
              isFirst={heading === 'h1'}
            />
          ) : null}
          <div className={css.intro}>
            {section.lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </div>
        <div className={css.lists}>
          {lists.map(({ name, lines }) => (
            <div key={name}>
              <h2 className={css.name} lang={detectLang(name)}>
                {name}
              </h2>
              <ul>
                {lines.map((line, index) => (
                  <li key={index} className={css.line}>
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {section.flexible ? (
          <div className={css.flexible}>
            <h2 className={css.name} lang={detectLang(t('section.flexible'))}>
              {t('section.flexible')}
            </h2>
            <div className={css.options}>
              <p>{section.flexible}</p>
              <Buttons links={section} newTabHint={t('link.newTab')} />
            </div>
          </div>
        ) : (
          <Buttons links={section} newTabHint={t('link.newTab')} />
        )}
      </div>
    </section>
  )
}
