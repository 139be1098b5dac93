import { useId, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { SuggestionAnswer } from '@/src/contract/search'
import { isSearchWords, isSitePath } from '@/src/domain/search/typed'
import { type Language, languageNames, languages } from '@/src/i18n/languages'
import { invalidate, useApi } from '../kit/api/query'
import { type ListAnswer, listPath, write } from '../kit/api/records'
import { EntryDialog } from '../kit/form/entry-dialog'
import { type ControlProps, Field } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { useEntryForm } from '../kit/form/use-entry-form'
import { Title } from '../kit/list/cells'
import type { Column } from '../kit/list/columns'
import { EntryList } from '../kit/list/entry-list'
import type { ListState } from '../kit/list/list-state'
import { rowsPerPage } from '../kit/list/table-tools'
import { Confirm } from '../kit/ui/confirm'
import { useTexts } from '../kit/ui/texts'

/** Words that mean the same to the search, as the staff API answers them. */
interface SearchWordsRow {
  id: string
  words: string
  language?: Language | null
  to?: string | null
}

/** Words that editors told the search, to change and delete. */
export function SearchWordsList({ state }: { state: ListState }) {
  const t = useTexts()
  const list = useApi<ListAnswer<SearchWordsRow>>(
    listPath('search-words', {
      limit: rowsPerPage,
      page: state.page,
      sort: columnNames.has(state.sort.replace('-', '')) ? state.sort : 'words',
      search: state.search,
    }),
  )
  const [open, setOpen] = useState<SearchWordsRow | null>(null)
  const [doomed, setDoomed] = useState<SearchWordsRow | null>(null)
  const columns: Column<SearchWordsRow>[] = [
    {
      id: 'words',
      label: t('missed.words'),
      sort: 'words',
      cell: ({ words }) => <Title text={words} />,
    },
    {
      id: 'language',
      label: t('language'),
      sort: 'language',
      cell: ({ language }) => (language ? languageNames[language] : t('searchWords.everyLanguage')),
    },
    { id: 'to', label: t('searchWords.to'), sort: 'to', cell: ({ to }) => to || '–' },
  ]
  return (
    <>
      <EntryList
        query={list}
        loading={t('loading')}
        failed={t('missed.loadFailed')}
        none={t('searchWords.none')}
        caption={t('searchWords.title')}
        columns={columns}
        state={state}
        nameOf={({ words }) => words}
        onEdit={setOpen}
        onDelete={setDoomed}
      />
      {open ? <SearchWordsForm row={open} onClose={() => setOpen(null)} /> : null}
      {doomed ? (
        <Confirm
          title={t('searchWords.confirmDelete')}
          text={doomed.words}
          action={t('delete')}
          onConfirm={async () => {
            await write('search-words', 'DELETE', `/${doomed.id}`)
            toast({ title: t('searchWords.deleted') })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </>
  )
}

const columnNames = new Set(['words', 'language', 'to'])

interface FormProps {
  /** Without an id where it is new. */
  row: Omit<SearchWordsRow, 'id'> & { id?: string }
  onClose: () => void
}

/** Makes words mean the same to the search, and lets them find a page first. */
export function SearchWordsForm({ row, onClose }: FormProps) {
  const t = useTexts()
  const form = useEntryForm({
    initial: { words: row.words, language: row.language ?? '', to: row.to ?? '' },
    draftKey: null,
    hasOwnTexts: true,
    check: ({ words, to }): FieldErrors => ({
      ...(isSearchWords(words, to.trim() !== '') ? {} : { words: t('searchWords.needed') }),
      ...(to.trim() === '' || isSitePath(to.trim()) ? {} : { to: t('searchWords.path') }),
    }),
    save: async ({ words, language, to }) => {
      const body = { words: words.trim(), language: language || null, to: to.trim() || null }
      if (row.id) await write('search-words', 'PATCH', `/${row.id}`, body)
      else await write('search-words', 'POST', '', body)
    },
    onSaved: () => {
      invalidate('/admin/missed-visits')
      toast({ title: t('searchWords.saved') })
      onClose()
    },
  })
  const { values, set, fieldErrors } = form
  return (
    <EntryDialog
      title={t(row.id ? 'searchWords.edit' : 'searchWords.add')}
      action={t(row.id ? 'form.save' : 'form.create')}
      form={form}
      onClose={onClose}
    >
      <Field
        label={t('missed.words')}
        isRequired
        isWide
        hint={t('searchWords.hint')}
        problem={fieldErrors.words}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={800}
            value={values.words}
            onChange={({ target }) => set({ words: target.value })}
          />
        )}
      </Field>
      <Field label={t('language')} problem={fieldErrors.language}>
        {(control) => (
          <select
            {...control}
            value={values.language}
            onChange={({ target }) => set({ language: target.value })}
          >
            <option value="">{t('searchWords.everyLanguage')}</option>
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TargetField
        label={t('searchWords.to')}
        hint={t('searchWords.toHint')}
        problem={fieldErrors.to}
        sought={values.words.split(/[,;]/)[0] ?? ''}
        value={values.to}
        onChange={(to) => set({ to })}
      />
    </EntryDialog>
  )
}

interface TargetProps {
  label: string
  hint: string
  isRequired?: boolean
  problem?: string
  /** Words whose results are suggested while nothing else is typed. */
  sought: string
  value: string
  onChange: (to: string) => void
}

/** An address of the site, found by its words, or any other. */
export function TargetField({ sought, value, onChange, hint, ...field }: TargetProps) {
  const listId = useId()
  const words = value.startsWith('/') || value === '' ? wordsIn(value || sought) : value
  const found = useApi<SuggestionAnswer>(`/search/suggestions?q=${encodeURIComponent(words)}`)
  const suggestions = found.data?.suggestions ?? []
  const chosen = suggestions.find(({ href }) => href === value)
  const input = (control: ControlProps) => (
    <>
      <input
        {...control}
        list={listId}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={2000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {suggestions.map(({ href, title }) => (
          <option key={href} value={href}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
  return (
    <Field {...field} isWide hint={chosen?.title ?? hint}>
      {input}
    </Field>
  )
}

/** `/solutions/atm-lobby` is looked for as `solutions atm lobby`. */
const wordsIn = (path: string): string =>
  path.split(/[/-]+/).filter(Boolean).join(' ').slice(0, 200)
