import type { Translate } from '@/src/i18n/translate'
import type { ReactNode } from 'react'
import { ReleaseFacts } from '@/src/components/documents'
import { LocalForm } from '@/src/components/local-link.client'
import { SeverityMark } from '@/src/components/security-notices/severity-mark'
import { SiteLink } from '@/src/components/site-link'
import type { DocumentKind, DownloadDocument } from '@/src/contract/document'
import type { ConcernedProduct, SecurityNotice } from '@/src/contract/security-notice'
import { type ErrorCode, matchesCode, maxCodeLength } from '@/src/domain/catalogue/error-codes'
import {
  maxVersionLength,
  parseVersion,
  rangeText,
  statusOfVersion,
} from '@/src/domain/security-notices/affected'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { splitParagraphs, withUnits } from '@/src/platform/text/text'
import css from './service.module.css'

interface PartProps {
  /** Path of the page, without a language. */
  path: string
  lng: Language
  t: Translate
}

interface ErrorCodesProps extends PartProps {
  codes: ErrorCode[]
  /** As it was typed. */
  asked: string | null
  /** True where the page offers firmware, to which codes of a range of versions lead. */
  hasFirmware: boolean
}

/** Lists the codes that the machine shows when something is wrong, with their remedies; nothing without any code. */
export function ErrorCodes({ codes, asked, hasFirmware, path, lng, t }: ErrorCodesProps) {
  if (codes.length === 0) return null
  const typed = asked?.trim().slice(0, maxCodeLength) ?? ''
  const found = codes.filter(({ code }) => matchesCode(code, typed))
  return (
    <section className={css.part} aria-labelledby="codes">
      <h2 id="codes">{t('service.codes')}</h2>
      <Ask
        action={`${path}#codes`}
        label={t('service.code')}
        name="code"
        maxLength={maxCodeLength}
        typed={typed}
        submit={t('service.find')}
      />
      {typed ? (
        <p data-no-print>
          <SiteLink href={`${path}#codes`}>{t('service.allCodes')}</SiteLink>
        </p>
      ) : null}
      <p id="no-code" className={css.text} role="status" hidden={found.length > 0}>
        {t('service.noCode')} <a href="#hotline">{t('service.hotline')}</a>
      </p>
      <p data-no-print>
        <a
          className={css.download}
          // With the language in it, English too: without one the visitor's own decides.
          href={`/${lng}${path.replace(/service$/, 'error-codes.csv')}`}
          hrefLang={lng}
          type="text/csv"
          download
        >
          {t('service.codesCsv')}
        </a>
      </p>
      <ul className={css.list}>
        {found.map((each) => (
          <Code key={each.id} code={each} hasFirmware={hasFirmware} t={t} />
        ))}
      </ul>
    </section>
  )
}

interface CodeProps extends Pick<ErrorCodesProps, 'hasFirmware' | 't'> {
  code: ErrorCode
}

function Code({ code: { code, meaning, remedy, from, before }, hasFirmware, t }: CodeProps) {
  const [step, ...more] = splitParagraphs(remedy)
  const lang = detectLang(`${meaning} ${remedy ?? ''}`)
  return (
    <li className={css.entry} data-code={code}>
      <h3 className={css.name}>
        <span className={css.code}>{code}</span> <span lang={lang}>{meaning}</span>
      </h3>
      {step && more.length === 0 ? (
        <p className={css.text} lang={lang}>
          {withUnits(step)}
        </p>
      ) : null}
      {step && more.length > 0 ? (
        <ol className={css.steps} lang={lang}>
          {[step, ...more].map((each, index) => (
            <li key={index}>{withUnits(each)}</li>
          ))}
        </ol>
      ) : null}
      {from || before ? (
        <p className={css.muted}>
          {hasFirmware ? <a href="#driver">{t('service.firmware')}</a> : t('service.firmware')}:{' '}
          {rangeText({ from, before }, t)}
        </p>
      ) : null}
    </li>
  )
}

interface DocumentsProps extends PartProps {
  documents: DownloadDocument[]
}

/** Kinds in the order in which they are needed at the machine. */
const kinds = ['driver', 'manual', 'drawing'] as const satisfies DocumentKind[]

/** Firmware with its checksum, manuals, drawings, and the rest by name. */
export function Documents({ documents, lng, t }: DocumentsProps) {
  const others = documents.filter(({ kind }) => !kinds.some((each) => each === kind))
  return (
    <>
      {kinds.map((kind) => {
        const found = documents.filter((document) => document.kind === kind)
        if (found.length === 0) return null
        return (
          <section key={kind} className={css.part} aria-labelledby={kind}>
            <h2 id={kind}>{t(`service.${kind}`)}</h2>
            <ul className={css.list}>
              {found.map((document) => (
                <DocumentEntry key={document.id} document={document} lng={lng} t={t} />
              ))}
            </ul>
          </section>
        )
      })}
      {others.length > 0 ? (
        <section className={css.part} aria-labelledby="others">
          <h2 id="others">{t('documents.ofProduct')}</h2>
          <ul>
            {others.map(({ id, slug, title, kind }) => (
              <li key={id} className={css.line}>
                <SiteLink href={`/downloads/${slug}`} lang={detectLang(title)}>
                  {title}
                </SiteLink>{' '}
                <span className={css.muted}>{t(`documents.kind.${kind}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** A document with its files as they are now: those in the language of the page, or all where none is. */
function DocumentEntry({
  document,
  lng,
  t,
}: {
  document: DownloadDocument
  lng: Language
  t: Translate
}) {
  const { title, slug, summary, kind, gate, releases } = document
  const current = releases.filter(({ supersededBy }) => !supersededBy)
  const own = current.filter(({ languages }) => languages.includes(lng))
  return (
    <li className={css.entry}>
      <h3 className={css.name} lang={detectLang(title)}>
        <SiteLink href={`/downloads/${slug}`}>{title}</SiteLink>
      </h3>
      {summary ? (
        <p className={css.text} lang={detectLang(summary)}>
          {summary}
        </p>
      ) : null}
      {(own.length > 0 ? own : current).map((release) => (
        <div key={release.id} className={css.file}>
          <ReleaseFacts release={release} lng={lng} t={t} />
          {gate === 'open' ? (
            <a className={css.download} href={`/api${release.url}`} download={release.name}>
              {t('documents.download', { name: release.name })}
            </a>
          ) : (
            <span className={css.muted}>{t(`documents.gate.${gate}`)}</span>
          )}
          {kind === 'driver' ? (
            <p className={css.muted}>
              {t('documents.checksum')} <code>{release.sha256}</code>
            </p>
          ) : null}
        </div>
      ))}
    </li>
  )
}

interface NoticesProps extends PartProps {
  notices: { notice: SecurityNotice; concerned: ConcernedProduct[] }[]
  /** Version as it was typed. */
  asked: string | null
}

/** The security notices of a machine, and what each says of the version that was typed. */
export function Notices({ notices, asked, path, lng, t }: NoticesProps) {
  if (notices.length === 0) return null
  const version = parseVersion(asked)
  return (
    <section className={css.part} aria-labelledby="security">
      <h2 id="security">{t('page.security')}</h2>
      <Ask
        action={`${path}#security`}
        label={t('service.version')}
        name="version"
        maxLength={maxVersionLength}
        typed={asked ?? ''}
        submit={t('service.check')}
        problem={asked && !version ? t('service.noVersion') : undefined}
      />
      <ul className={css.list}>
        {notices.map(({ notice, concerned }) => (
          <li key={notice.id} className={css.entry}>
            <p className={css.muted}>
              {notice.number}{' '}
              <SeverityMark severity={notice.severity} score={notice.score} lng={lng} t={t} />
            </p>
            <h3 className={css.name} lang={detectLang(notice.title)}>
              <SiteLink href={`/security/${notice.slug}`}>{notice.title}</SiteLink>
            </h3>
            {version ? <Verdict version={version} concerned={concerned} t={t} /> : null}
            <ul>
              {concerned.map(({ status, ...range }, index) => (
                <li key={index}>
                  <strong>{t(`notices.status.${status}`)}</strong> {rangeText(range, t)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface VerdictProps {
  version: string
  concerned: ConcernedProduct[]
  t: Translate
}

function Verdict({ version, concerned, t }: VerdictProps) {
  const status = statusOfVersion(concerned, version)
  return (
    <p className={css.verdict} data-status={status ?? 'unnamed'}>
      {t('documents.version', { version })}:{' '}
      <strong>{status ? t(`notices.status.${status}`) : t('service.unnamed')}</strong>
    </p>
  )
}

interface AskProps {
  action: string
  label: string
  name: 'code' | 'version'
  maxLength: number
  typed: string
  submit: string
  problem?: ReactNode
}

/** A field and its button. The browser sends the form, so that it needs no scripts. */
const Ask = ({ action, label, name, maxLength, typed, submit, problem }: AskProps) => (
  <LocalForm className={css.ask} method="get" action={action} data-no-print>
    <label htmlFor={`service-${name}`}>{label}</label>
    <div className={css.field}>
      <input
        key={typed}
        id={`service-${name}`}
        name={name}
        type="search"
        defaultValue={typed}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `service-${name}-problem` : undefined}
      />
      <button type="submit">{submit}</button>
    </div>
    {problem ? (
      <p id={`service-${name}-problem`} className={css.problem} role="alert">
        {problem}
      </p>
    ) : null}
  </LocalForm>
)
