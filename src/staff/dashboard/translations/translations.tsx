'use client'

import {
  translatedLanguages,
  type TranslationCounts,
  type TranslationList,
  type TranslationOverview,
  type TranslationState,
  translationStates,
} from '@/src/contract/staff/translations'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { useAddress } from '../kit/address'
import { useApi } from '../kit/api/query'
import { EmptyList, Filter, TablePages } from '../kit/list/table-tools'
import { useListState } from '../kit/list/list-state'
import { QueryState } from '../kit/ui/query-state'
import { resourceText } from '../kit/ui/record-names'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Records } from './records'
import { Translate } from './translate'
import css from './translations.module.css'
import { XliffFile } from './xliff-file'

/** The translations of the site, or of the record that the address names. */
export function Translations() {
  const { get, set } = useAddress()
  const interfaceLanguage = useLanguage()
  const translated = useTranslatedLanguages()
  const [collection = '', id = ''] = get('record').split('/')
  if (collection === '' || id === '') return <TranslationsList />
  const locale = chosenOf(translated, [get('to'), interfaceLanguage])
  return (
    <Translate
      key={`${collection}/${id} ${locale}`}
      place={{ collection, id, locale }}
      field={get('field')}
      onLanguage={(to) => set({ to, field: '' }, 'push')}
      onClose={() => set({ record: '', to: '', field: '', language: locale }, 'push')}
    />
  )
}

const useTranslatedLanguages = (): Language[] =>
  useSiteLanguages().filter((lng) => lng !== defaultLanguage)

/** Which texts are missing or out of date in which language, and the way to each of them. */
function TranslationsList() {
  const t = useTexts()
  const state = useListState('', ['language', 'part', 'state'])
  const { set } = useAddress()
  const translated = useTranslatedLanguages()
  const wanted = [state.filter('language'), useLanguage()]
  const locale = chosenOf(translated, wanted)
  const part = state.filter('part')
  const shown = state.filter('state') || 'open'
  const overview = useApi<TranslationOverview>('/admin/translations', ({ pending }) => pending > 0)
  const query = new URLSearchParams({
    locale,
    page: String(state.page),
    ...(part ? { collection: part } : {}),
    state: shown,
  })
  const list = useApi<TranslationList>(`/admin/translations/list?${query.toString()}`)
  const parts = Object.keys(overview.data?.collections ?? {})
  const docs = list.data?.docs ?? []

  return (
    <section aria-labelledby="translations-title" className={css.translations}>
      <h1 id="translations-title" className={css.title}>
        {t('translation.title')}
      </h1>
      <QueryState query={overview} loading={t('loading')} failed={t('translation.failed')}>
        {overview.data ? (
          <Counts
            overview={overview.data}
            part={part}
            onChoose={(lng, chosen) => set({ language: lng, state: chosen, page: '' }, 'push')}
          />
        ) : null}
      </QueryState>
      <div className={css.filters}>
        <Filter
          label={t('translation.language')}
          name="language"
          state={state}
          options={translated.map((value) => ({ value, label: languageNames[value] }))}
        />
        <Filter
          label={t('translation.anyCollection')}
          name="part"
          state={state}
          options={parts.map((value) => ({ value, label: resourceText(t, value) }))}
        />
        <Filter
          label={t('translation.state')}
          name="state"
          state={state}
          options={translationStates.map((value) => ({ value, label: t(`translation.${value}`) }))}
        />
      </div>
      <QueryState query={list} loading={t('loading')} failed={t('translation.failed')}>
        {docs.length === 0 ? (
          <EmptyList isNarrowed={state.isNarrowed} text={t('translation.none')} />
        ) : (
          <Records docs={docs} locale={locale} />
        )}
        <TablePages state={state} total={list.data?.totalDocs ?? 0} />
      </QueryState>
      <XliffFile key={locale} locale={locale} part={part} state={shown} />
    </section>
  )
}

/** The first of the wanted languages that the site offers, else the first one into which it is translated. */
const chosenOf = (translated: Language[], wanted: string[]): Language =>
  wanted.map((code) => translated.find((lng) => lng === code)).find((lng) => lng !== undefined) ??
  translated[0] ??
  translatedLanguages[0]

interface Props {
  overview: TranslationOverview
  /** A collection; the empty text stands for all of them. */
  part: string
  onChoose: (lng: Language, state: TranslationState) => void
}

/** Table of the numbers of texts by state, language by language; a number links to its texts. */
function Counts({ overview, part, onChoose }: Props) {
  const t = useTexts()
  const translated = useTranslatedLanguages()
  const { collections, pending } = overview

  const shown = Object.entries(collections).filter(([name]) => part === '' || name === part)
  const sum = (lng: Language, state: keyof TranslationCounts) =>
    shown.reduce((total, [, counts]) => total + (counts[lng]?.[state] ?? 0), 0)
  return (
    <>
      {pending > 0 ? <p role="status">{t('translation.pending', { number: pending })}</p> : null}
      <div className={css.scroll} role="region" aria-label={t('translation.counts')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('translation.language')}</th>
              {translationStates.map((state) => (
                <th key={state} scope="col">
                  {t(`translation.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {translated.map((lng) => (
              <tr key={lng}>
                <th scope="row" lang={lng}>
                  {languageNames[lng]}
                </th>
                {translationStates.map((state) => (
                  <td key={state}>
                    <button
                      type="button"
                      className={css.number}
                      aria-label={`${languageNames[lng]}, ${t(`translation.${state}`)}: ${sum(lng, state)}`}
                      onClick={() => onChoose(lng, state)}
                    >
                      {sum(lng, state)}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
