import type { TFunction } from 'i18next'
import { Paragraphs } from '@/src/components/paragraphs'
import { SeverityMark } from '@/src/components/security-notices/severity-mark'
import type { SecurityNotice } from '@/src/contract/security-notice'
import type { Language } from '@/src/i18n/languages'
import css from './notice.module.css'

interface Props {
  notice: SecurityNotice
  lng: Language
  t: TFunction
}

/** The holes of a notice, by their public numbers. */
export function Vulnerabilities({ notice, lng, t }: Props) {
  if (notice.vulnerabilities.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="vulnerabilities">
      <h2 id="vulnerabilities">{t('notices.vulnerabilities')}</h2>
      <ul className={css.list}>
        {notice.vulnerabilities.map(({ cve, cwe, description, vector, score, severity }, index) => (
          <li key={index} className={css.entry}>
            <div className={css.named}>
              <h3>{cve ?? t('notices.unnamed', { number: index + 1 })}</h3>
              {severity ? <SeverityMark severity={severity} score={score} lng={lng} t={t} /> : null}
            </div>
            <div className={css.text}>
              <Paragraphs text={description} />
              <dl className={css.measures}>
                {cwe ? (
                  <div>
                    <dt>{t('notices.weakness')}</dt>
                    <dd>
                      {cwe.id} <span lang="en">{cwe.name}</span>
                    </dd>
                  </div>
                ) : null}
                {vector ? (
                  <div>
                    <dt>{t('notices.vector')}</dt>
                    <dd>
                      <code>{vector}</code>
                    </dd>
                  </div>
                ) : null}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
