'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { XliffImportAnswer, XliffRow } from '@/src/contract/staff/translations'
import type { Language } from '@/src/i18n/languages'
import { download } from '../kit/api/files'
import { invalidate } from '../kit/api/query'
import { Check, Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { useFileTrial } from '../kit/form/use-file-trial'
import { useTexts } from '../kit/ui/texts'
import css from './translations.module.css'

interface Props {
  locale: Language
  /** A collection; the empty text stands for all of them. */
  part: string
  /** Which texts go out, unless all are asked for. */
  state: string
}

/** Texts of a language as a file, and back: what the file would change is shown before it does. */
export function XliffFile({ locale, part, state }: Props) {
  const t = useTexts()
  const [isWhole, setWhole] = useState(false)
  const [isPublished, setPublished] = useState(false)
  const { file, trial, failure, isPending, attempt, send, setTrial, tryOut } =
    useFileTrial<XliffImportAnswer>('/admin/translations/xliff')
  const apply = () =>
    attempt(async () => {
      if (!file || !trial) return
      await send(file, {
        locale,
        fingerprint: trial.fingerprint,
        skipStale: true,
        status: statusOf(isPublished),
      })
      invalidate('/admin')
      toast({ title: t('xliff.imported'), description: t('xliff.totals', trial.totals) })
      setTrial(null)
    })
  const exported = () =>
    attempt(() => {
      const query = new URLSearchParams({
        locale,
        ...(part ? { collection: part } : {}),
        ...(isWhole ? {} : { state }),
      })
      return download(
        `/admin/translations/xliff?${query.toString()}`,
        `texts-${locale}.xlf`,
        'application/xliff+xml',
      )
    })

  return (
    <section className={css.exchange} aria-labelledby="xliff-title">
      <h2 id="xliff-title" className={css.name}>
        {t('xliff.title')}
      </h2>
      <p className={css.muted}>{t('xliff.hint')}</p>
      <div className={css.filters}>
        <Check
          label={`${t('xliff.which')}: ${t('xliff.all')}`}
          checked={isWhole}
          onChange={setWhole}
        />
        <Button isInactive={isPending} onClick={() => void exported()}>
          {t('xliff.export')}
        </Button>
      </div>
      <Field label={t('xliff.import')} hint={t('xliff.importHint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".xlf,.xliff,application/xliff+xml"
            disabled={isPending}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void tryOut(chosen, { locale, status: statusOf(isPublished) })
            }}
          />
        )}
      </Field>
      <Check
        label={t('xliff.publish')}
        checked={isPublished}
        onChange={(isChecked) => {
          setPublished(isChecked)
          if (file && trial) void tryOut(file, { locale, status: statusOf(isChecked) })
        }}
      />
      {isPending ? <p role="status">{t('xliff.reading')}</p> : null}
      {failure ? (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      ) : null}
      {trial ? <Trial trial={trial} isPending={isPending} onApply={() => void apply()} /> : null}
    </section>
  )
}

const statusOf = (isPublished: boolean) => (isPublished ? 'published' : 'draft')

/** Most rows that the page shows of a large file. */
const shownRows = 200

interface TrialProps {
  trial: XliffImportAnswer
  isPending: boolean
  onApply: () => void
}

function Trial({ trial, isPending, onApply }: TrialProps) {
  const t = useTexts()
  const { rows, totals } = trial
  return (
    <>
      <p role="status">{t('xliff.totals', totals)}</p>
      <ul className={css.records}>
        {[...rows]
          .sort((a, b) => rank(a) - rank(b))
          .slice(0, shownRows)
          .map(({ action, after, before, id, label, line, message, title }) => (
            <li key={`${line} ${id} ${label}`}>
              <strong>
                {t('xliff.unit', { line })} · {t(`xliff.${action}`)} · {title ?? id} · {label}
              </strong>
              {action === 'update' ? (
                <p className={css.text}>
                  <del>{before || '–'}</del> → <ins>{after}</ins>
                </p>
              ) : null}
              {action === 'refused' && message ? <p className={css.failure}>{message}</p> : null}
            </li>
          ))}
      </ul>
      {totals.update > 0 && totals.refused === 0 ? (
        <div className={css.filters}>
          <Button look="primary" isInactive={isPending} onClick={onApply}>
            {t('xliff.apply', { number: totals.update })}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** Refused texts come first, then those of another English. */
const rank = ({ action }: XliffRow): number => ['refused', 'stale', 'update'].indexOf(action)
