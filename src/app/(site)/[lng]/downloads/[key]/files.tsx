import type { TFunction } from 'i18next'
import { ReleaseFacts } from '@/src/components/documents/document-facts'
import type { DocumentRelease, DownloadDocument } from '@/src/contract/document'
import type { Language } from '@/src/i18n/languages'
import css from './document.module.css'
import { CodeForm } from './gate-forms'

interface Props {
  document: DownloadDocument
  lng: Language
  t: TFunction
}

/** The files of a document: those that stand, then the superseded ones, each with a way to its successor. */
export function Files({ document, lng, t }: Props) {
  const standing = document.releases.filter(({ supersededBy }) => !supersededBy)
  const older = document.releases.filter(({ supersededBy }) => supersededBy)
  const list = (releases: DocumentRelease[]) => (
    <ul>
      {releases.map((release) => (
        <File key={release.id} release={release} gate={document.gate} lng={lng} t={t} />
      ))}
    </ul>
  )
  return (
    <>
      <section className={css.part} aria-labelledby="files">
        <h2 id="files">{t('documents.files')}</h2>
        {list(standing)}
      </section>
      {older.length > 0 ? (
        <section className={css.part} aria-labelledby="older">
          <h2 id="older">{t('documents.older')}</h2>
          {list(older)}
        </section>
      ) : null}
    </>
  )
}

interface FileProps {
  release: DocumentRelease
  gate: DownloadDocument['gate']
  lng: Language
  t: TFunction
}

function File({ release, gate, lng, t }: FileProps) {
  const { id, name, url, sha256, supersededBy } = release
  return (
    <li className={css.file} id={`file-${id}`}>
      {gate === 'open' ? (
        <a
          className={css.name}
          href={`/api${url}`}
          download={name}
          aria-label={t('documents.download', { name })}
        >
          {name}
        </a>
      ) : (
        <span className={css.name}>{name}</span>
      )}
      <ReleaseFacts release={release} lng={lng} t={t} />
      {supersededBy ? (
        <p>
          <span className={css.note}>{t('documents.superseded')}</span>{' '}
          <a href={`#file-${supersededBy}`}>{t('documents.newest')}</a>
        </p>
      ) : null}
      {gate === 'code' && !supersededBy ? <CodeForm release={release} lng={lng} t={t} /> : null}
      <p className={css.sum}>
        {t('documents.checksum')} <code>{sha256}</code>
      </p>
    </li>
  )
}
