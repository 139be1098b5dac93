'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { type DocumentFileAnswer, documentKinds } from '@/src/contract/document'
import { isLanguage, type Language, languageNames, languages } from '@/src/i18n/languages'
import { submitAlone } from '@/src/staff/workflow/use-modal'
import { write, type Written } from '../api/records'
import { Field } from './field'
import { Button } from '../ui/button'
import { useTexts } from '../ui/texts'
import { describeUploadError, UploadList, type Uploads } from './uploads'
import css from './uploads.module.css'

interface FormProps {
  uploads: Uploads<DocumentFileAnswer>
  /** Ids of the products on whose pages they stand. */
  products?: string[]
  /** Words of the button that makes drafts of them. */
  action: string
  hint?: string
  /** There is a button besides that publishes them at once. */
  canPublish?: boolean
  onSaved: (documents: { id: string; title: string }[], isPublished: boolean) => void
  /** Fields for what they have in common. */
  children?: ReactNode
}

/**
 * Files of documents on their way. What a document needs is asked for here, what they have in common once; each
 * becomes a draft, or public at once.
 */
export function DocumentUploads(props: FormProps) {
  const { uploads: all, products = [], action, hint, canPublish, onSaved, children } = props
  const t = useTexts()
  const { uploads } = all
  const [kind, setKind] = useState('')
  const [typed, setTyped] = useState<Record<number, FileFacts>>({})
  const [problems, setProblems] = useState<Record<number, string>>({})
  const [isKindMissing, setKindMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const stored = uploads.filter(({ state }) => state === 'stored')
  const isAnyStored = stored.length > 0
  useEffect(() => {
    if (!isAnyStored) return
    // Files that no document names are deleted after a while.
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', askFirst)
    return () => removeEventListener('beforeunload', askFirst)
  }, [isAnyStored])
  if (uploads.length === 0) return null
  const isUnderWay = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  const isInactive = isSaving || isUnderWay || !isAnyStored
  const factsFor = ({ key, file }: (typeof uploads)[number]) => typed[key] ?? guessFacts(file.name)

  const save = async (isPublished: boolean) => {
    setKindMissing(kind === '')
    if (kind === '') return
    setSaving(true)
    const failed: Record<number, string> = {}
    const saved: { id: string; title: string }[] = []
    for (const upload of stored) {
      if (!upload.stored) continue
      try {
        const body = toBody(factsFor(upload), { file: upload.stored.key, kind, products })
        const { doc } = await write<Written<{ id: string }>>(
          'documents',
          'POST',
          isPublished ? '' : '?draft=true',
          { ...body, _status: isPublished ? 'published' : 'draft' },
        )
        all.dismiss(upload.key)
        saved.push({ id: doc.id, title: body.title })
      } catch (error) {
        failed[upload.key] = describeUploadError(error, t)
      }
    }
    setProblems(failed)
    setSaving(false)
    if (saved.length > 0) onSaved(saved, isPublished)
  }
  return (
    <form
      className={css.form}
      aria-label={t('library.newDocuments')}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent
        submitAlone(() => void save(submitter?.getAttribute('value') === 'publish'))(event)
      }}
    >
      <div className={css.fields}>
        <Field
          label={t('library.kindOf')}
          isRequired
          problem={isKindMissing ? t('library.kindMissing') : undefined}
        >
          {(control) => (
            <select {...control} value={kind} onChange={({ target }) => setKind(target.value)}>
              <option value="" />
              {documentKinds.map((value) => (
                <option key={value} value={value}>
                  {t(`library.kind.${value}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {children}
      </div>
      <UploadList
        {...all}
        ask={(_, upload) => (
          <DocumentFacts
            facts={factsFor(upload)}
            problem={problems[upload.key]}
            onChange={(facts) => setTyped({ ...typed, [upload.key]: facts })}
          />
        )}
      />
      <div className={css.ways}>
        <Button type="submit" look={canPublish ? 'secondary' : 'primary'} isInactive={isInactive}>
          {action}
        </Button>
        {canPublish ? (
          <Button type="submit" look="primary" value="publish" isInactive={isInactive}>
            {t('form.publish')}
          </Button>
        ) : null}
      </div>
      {hint ? <p className={css.facts}>{hint}</p> : null}
    </form>
  )
}

interface Props {
  facts: FileFacts
  problem: string | undefined
  onChange: (facts: FileFacts) => void
}

/** Fields for one file: texts for visitors, its version and its language. */
function DocumentFacts({ facts, problem, onChange }: Props) {
  const t = useTexts()
  return (
    <div className={css.fields}>
      <Field label={t('library.documentTitle')} isRequired problem={problem}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={maxDocumentTitle}
            value={facts.title}
            onChange={({ target }) => onChange({ ...facts, title: target.value })}
          />
        )}
      </Field>
      <Field label={t('library.version')} isRequired>
        {(control) => (
          <input
            {...control}
            required
            maxLength={maxVersion}
            value={facts.version}
            onChange={({ target }) => onChange({ ...facts, version: target.value })}
          />
        )}
      </Field>
      <Field label={t('library.languageOf')}>
        {(control) => (
          <select
            {...control}
            value={facts.language}
            onChange={({ target: { value } }) =>
              onChange({ ...facts, language: isLanguage(value) ? value : '' })
            }
          >
            <option value="">{t('library.noLanguage')}</option>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

/** Facts of a file that becomes a document. */
interface FileFacts {
  title: string
  version: string
  /** Empty for what needs no language. */
  language: Language | ''
}

/** As the collection limits them. */
const maxDocumentTitle = 200
const maxVersion = 50

/** Derives facts from the name of a file: `A700_manual-de.pdf` is "A700 manual". */
export function guessFacts(fileName: string): FileFacts {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .split(/[\s_-]+/)
    .filter(Boolean)
  const last = words.at(-1)?.toLowerCase()
  const language = words.length > 1 && isLanguage(last) ? last : ''
  const title = (language ? words.slice(0, -1) : words).join(' ').slice(0, maxDocumentTitle)
  return { title, version: '1.0', language }
}

interface Shared {
  /** Key of the stored file. */
  file: string
  kind: string
  products: string[]
}

/** The body of the call that makes a document of it. */
const toBody = ({ title, version, language }: FileFacts, { file, ...shared }: Shared) => ({
  ...shared,
  title: title.trim(),
  releases: [{ file, version: version.trim(), languages: language ? [language] : [] }],
})
