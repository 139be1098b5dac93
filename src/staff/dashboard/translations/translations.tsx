'use client'

import {
  type TranslationList,
  type TranslationOverview,
  translatedLanguages,
  translationStates,
} from '@/src/contract/staff/translations'
import { defaultLanguage, languageNames, type Language } from '@/src/i18n/languages'
import { useAddress } from '../kit/address'
import { useApi } from '../kit/api/query'
import { resourceText } from '../kit/ui/resource-text'
import { EmptyList } from '../kit/list/empty-list'
import { useListState } from '../kit/list/list-state'
import { TablePages } from '../kit/list/table-pages'
import { Filter } from '../kit/list/table-tools'
import { QueryState } from '../kit/ui/query-state'
import { useSiteLanguages } from '../kit/ui/site-languages'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Counts } from './counts'
import { Records } from './records'
import css from './translations.module.css'
import { XliffFile } from './xliff-file'

/** Which texts are missing or out of date in which language, and the way to each of them. */
export function Translations() {
  const t = useTexts()
  const state = useListState('', ['language', 'part', 'state'])
  const { set } = useAddress()
  const translated = useSiteLanguages().filter((lng) => lng !== defaultLanguage)
  const wanted = [state.filter('language'), useLanguage()]
  const locale = chosenOf(translated, wanted)
  const part = state.filter('part')
  const shown = state.filter('state') || 'open'
  const overview = useApi<TranslationOverview>('/admin/translations')
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
            onMore={() => void overview.refetch()}
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
