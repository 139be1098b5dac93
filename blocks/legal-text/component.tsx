import type { LegalTextBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { legalParts, linkedParts } from '@/src/domain/pages/legal-lines'
import { formatDate } from '@/src/i18n/format'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import css from './legal-text.module.css'

export default function LegalText({ data, lng, heading }: BlockProps<LegalTextBlock>) {
  const t = getT(lng)
  const titleId = `${data.id ?? 'legal'}-title`
  const sections = data.sections.map((section, index) => ({
    ...section,
    anchor: section.anchor || `section-${index + 1}`,
  }))
  return (
    <Section labelledBy={titleId} className={css.document}>
      <header className={css.header}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.updatedOn ? (
          <p className={css.updated} lang={lng}>
            {t('legal.updated')}{' '}
            <time dateTime={data.updatedOn.slice(0, 10)}>{formatDate(data.updatedOn, lng)}</time>
          </p>
        ) : null}
        {data.text ? <Paragraphs className={css.summary} text={data.text} /> : null}
      </header>
      <nav className={css.contents} aria-label={t('legal.contents')}>
        <p className={css.label} lang={lng}>
          {t('legal.contents')}
        </p>
        <ol>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.sections}>
        {sections.map((section, index) => (
          <LegalSection
            key={section.anchor}
            heading={heading === 'h1' ? 'h2' : 'h3'}
            number={index + 1}
            {...section}
          />
        ))}
      </div>
    </Section>
  )
}

interface LegalSectionProps {
  heading: 'h2' | 'h3'
  number: number
  anchor: string
  title: string
  text: string
}

const LegalSection = ({ heading: Heading, number, anchor, title, text }: LegalSectionProps) => (
  <section id={anchor} className={css.section} aria-labelledby={`${anchor}-title`}>
    <Heading id={`${anchor}-title`} className={css.title}>
      <span className={css.number}>{number}</span> {title}
    </Heading>
    {legalParts(text).map((part, index) =>
      part.kind === 'list' ? (
        <ul key={index} className={css.list}>
          {part.entries.map((entry) => (
            <li key={entry}>
              <LinkedText text={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p key={index}>
          <LinkedText text={part.text} />
        </p>
      ),
    )}
  </section>
)

/** A line of a legal text, with its links. */
const LinkedText = ({ text }: { text: string }) =>
  linkedParts(text).map(({ text, href }, index) =>
    href ? (
      <SiteLink key={index} href={href}>
        {text}
      </SiteLink>
    ) : (
      text
    ),
  )
