import type { TFunction } from 'i18next'
import { ReleaseFacts } from '@/src/components/documents/document-facts'
import type { DocumentRelease, DownloadDocument } from '@/src/contract/document'
import type { FormDraft } from '@/src/contract/form-refusal'
import type { Language } from '@/src/i18n/languages'
import css from './document.module.css'
import { CodeForm } from './gate-forms'

interface Props {
  document: DownloadDocument
  lng: Language
  t: TFunction
  draft?: FormDraft
}

/** The files of a document: those that stand, then the superseded ones, each with a way to its successor. */
export function Files({ document, lng, t, draft }: Props) {
  const standing = document.releases.filter(({ supersededBy }) => !supersededBy)
  const older = document.releases.filter(({ supersededBy }) => supersededBy)
  // A draft that is kept no longer names none.
  const refused = draft?.values.release ?? standing[0]?.id
  const list = (releases: DocumentRelease[]) => (
    <ul>
      {releases.map((release) => (
        <File
          key={release.id}
          release={release}
          document={document}
          lng={lng}
          t={t}
          draft={release.id === refused ? draft : undefined}
        />
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

function File({ release, document, lng, t, draft }: Props & { release: DocumentRelease }) {
  const { gate } = document
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
      {gate === 'code' && !supersededBy ? (
        <CodeForm document={document} release={release} lng={lng} t={t} draft={draft} />
      ) : null}
      <p className={css.sum}>
        {t('documents.checksum')} <code>{sha256}</code>
      </p>
    </li>
  )
}
