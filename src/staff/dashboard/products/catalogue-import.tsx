'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { CatalogueImportAnswer, CatalogueRow } from '@/src/contract/staff/catalogue-csv'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { detectDelimiter } from '@/src/platform/text/csv-delimiter'
import { download, saveText } from '../kit/api/files'
import { invalidate } from '../kit/api/query'
import { Field } from '../kit/form/field'
import { useFileTrial } from '../kit/form/use-file-trial'
import { Button } from '../kit/ui/button'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import css from './catalogue-import.module.css'

/** Export of the catalogue in a language, and import: what it would change is shown before it does. */
export function CatalogueImport() {
  const t = useTexts()
  const own = useLanguage()
  const languages = useSiteLanguages()
  const [locale, setLocale] = useState(languages.includes(own) ? own : defaultLanguage)
  const { file, trial, failure, isPending, attempt, send, setTrial, tryOut } =
    useFileTrial<CatalogueImportAnswer>('/admin/products/import')
  const apply = () =>
    attempt(async () => {
      if (!file || !trial) return
      const answer = await send(file, {
        locale,
        fingerprint: trial.fingerprint,
        skipRefused: true,
      })
      invalidate('/admin/products', '/admin/overview', '/admin/translations')
      const isWhole = answer.totals.refused === trial.totals.refused
      toast({
        title: t('csv.imported'),
        description: t('csv.totals', answer.totals),
        variant: isWhole ? 'default' : 'destructive',
      })
      setTrial(answer)
    })
  const downloadRefused = () =>
    attempt(async () => {
      if (!file || !trial) return
      const refused = trial.rows
        .filter(({ action }) => action === 'refused')
        .map((one) => ({ row: one.row, reason: one.errors.map(problemOf).join('; ') }))
      saveText(refusedRows(await file.text(), refused, t('csv.reason')), 'refused.csv', 'text/csv')
    })
  const problemOf = ({ field, message }: CatalogueRow['errors'][number]) =>
    (field ? `${t('csv.column', { column: field })}: ` : '') + reasonText(t, field, message)
  const totals = trial?.totals
  const changes = trial?.isDryRun ? trial.totals.create + trial.totals.update : 0

  return (
    <div className={css.file}>
      <Field label={t('csv.language')} hint={t('csv.languageHint')}>
        {(control) => (
          <select
            {...control}
            value={locale}
            onChange={({ target }) => {
              setLocale(target.value as Language)
              setTrial(null)
            }}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={css.buttons}>
        <Button
          isInactive={isPending}
          onClick={() =>
            void attempt(() =>
              download(
                `/admin/products/export?locale=${locale}`,
                `catalogue-${locale}.csv`,
                'text/csv',
              ),
            )
          }
        >
          {t('csv.export')}
        </Button>
      </div>
      <Field label={t('csv.import')} hint={t('csv.importHint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            disabled={isPending}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void tryOut(chosen, { locale })
            }}
          />
        )}
      </Field>
      {isPending ? <p role="status">{t('csv.reading')}</p> : null}
      {failure ? (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      ) : null}
      {trial && totals ? (
        <>
          <p role="status" className={css.totals}>
            {trial.isDryRun ? '' : `${t('csv.imported')}: `}
            {t('csv.totals', totals)}
          </p>
          {totals.refused > 0 ? (
            <div className={css.buttons}>
              <Button isInactive={isPending} onClick={() => void downloadRefused()}>
                {t('csv.downloadRefused')}
              </Button>
            </div>
          ) : null}
          <ul className={css.rows}>
            {[...trial.rows]
              .sort((a, b) => rank(a) - rank(b))
              .slice(0, shownRows)
              .map(({ row, slug, name, action, changes: changed, errors }) => (
                <li key={row} data-action={action}>
                  <strong>
                    {t('csv.line', { line: row })} · {t(`csv.${action}`)} · {name ?? slug}
                  </strong>
                  {changed.map(({ field, before, after }) => (
                    <span key={field}>
                      {field}: <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
                    </span>
                  ))}
                  {errors.map((error) => (
                    <span key={error.message} className={css.problem}>
                      {problemOf(error)}
                    </span>
                  ))}
                </li>
              ))}
          </ul>
          {changes > 0 ? (
            <div className={css.buttons} data-keep-clear>
              <Button look="primary" isInactive={isPending} onClick={() => void apply()}>
                {totals.refused > 0
                  ? t('csv.applyGood', { count: changes, refused: totals.refused })
                  : t('csv.apply', { count: changes })}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

/** Most rows that the dialog shows of a large file. */
const shownRows = 200

/** Refused lines come first. */
const rank = ({ action }: CatalogueRow): number => (action === 'refused' ? 0 : 1)

/**
 * Explains the refusal of a line. The server answers in English; frequent reasons are translated into every language.
 */
function reasonText(t: Texts, field: string | undefined, message: string): string {
  const words = field && message.startsWith(`${field} `) ? message.slice(field.length + 1) : message
  const key = known.find(([pattern]) => pattern.test(words))?.[1]
  return key ? t(key) : words
}

const known = [
  [/^is required$/, 'csv.reason.required'],
  [/does not exist$/, 'csv.reason.noCategory'],
  [/^must be small letters/, 'csv.reason.slug'],
  [/^stands in an earlier row/, 'csv.reason.twice'],
  [/^is that of a product in the trash/, 'csv.reason.trash'],
  [/^is unknown/, 'csv.reason.unknown'],
  [/^is needed/, 'csv.reason.noSlug'],
  [/^must be a whole number$/, 'csv.reason.number'],
  [/^must be true or false$/, 'csv.reason.flag'],
  [/^must be published or draft$/, 'csv.reason.status'],
  [/^must be a path of this site/, 'csv.reason.link'],
] as const

/** A row of a file by its number in a spreadsheet, and why it was refused. */
export interface RefusedRow {
  row: number
  reason: string
}

/**
 * Makes a file of the rows of another one that were refused, as they were written, with the reasons in a last column. An import
 * leaves that column out, so that the file can be put right and sent.
 * @param text the file, as CSV
 * @param reason heads the column
 */
export function refusedRows(text: string, refused: RefusedRow[], reason: string): string {
  const [head = '', ...others] = recordsIn(text)
  const delimiter = detectDelimiter(head)
  const withReason = (record: string, words: string) =>
    `${record}${delimiter}"${words.replaceAll('"', '""')}"`
  return [
    withReason(head, reason),
    ...refused.map(({ row, reason: why }) => withReason(others[row - 2] ?? '', why)),
  ].join('\r\n')
}

/** Ends of lines within quotes belong to a cell. */
const recordsIn = (text: string): string[] =>
  (text.match(/(?:[^"\r\n]|"(?:[^"]|"")*(?:"|$))*(?:\r\n|\r|\n|$)/g) ?? []).map((record) =>
    record.replace(/(?:\r\n|\r|\n)$/, ''),
  )
