'use client'

import { useState, type ReactNode } from 'react'
import {
  type LibraryAnswer,
  libraryViews,
  picturesPerPage,
} from '@/src/contract/staff/media-library'
import type { Language } from '@/src/i18n/languages'
import { useAddress } from '../kit/address'
import { useApi } from '../kit/api/query'
import { EmptyList } from '../kit/list/empty-list'
import type { ListState } from '../kit/list/list-state'
import { TablePages } from '../kit/list/table-pages'
import { Filter, TableTools } from '../kit/list/table-tools'
import { useSelection } from '../kit/list/use-selection'
import { Button } from '../kit/ui/button'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import { AltTable } from './alt-table'
import css from './media.module.css'
import { PictureGrid } from './picture-grid'
import { PictureSheet } from './picture-sheet'
import { TagBar } from './tag-bar'

interface Props {
  state: ListState
  /** Language whose alt texts are looked at. */
  lng: Language
  /** Alt texts are written one after the other, of pictures that have none. */
  isWriting: boolean
  /** Further filters. */
  children: ReactNode
}

/** The pictures that fit, and the one that is open. */
export function PictureList({ state, lng, isWriting, children }: Props) {
  const t = useTexts()
  const { get, set } = useAddress()
  const [round, setRound] = useState(0)
  const query = queryOf(state, lng, isWriting)
  const list = useApi<LibraryAnswer>(`/admin/media/library?${query}`)
  const { docs = [], tags = [], totalDocs = 0, pending = 0 } = list.data ?? {}
  const open = (id: string) => set({ open: id }, 'push')
  const shown = get('open')
  const [selected, onSelect] = useSelection('')
  const isFresh = !list.isPlaceholderData

  return (
    <>
      <TableTools state={state}>
        {isWriting ? null : (
          <Filter
            label={t('library.all')}
            name="show"
            state={state}
            options={libraryViews.map((value) => ({ value, label: t(`library.${value}`) }))}
          />
        )}
        {tags.length > 0 || state.filter('tag') ? (
          <Filter
            label={t('library.anyTag')}
            name="tag"
            state={state}
            options={tags.map((tag) => ({ value: tag, label: tag }))}
          />
        ) : null}
        {children}
      </TableTools>
      <QueryState query={list} loading={t('loading')} failed={t('library.failed')}>
        {pending > 0 && state.filter('show') === 'alike' ? (
          <p className={css.pending}>
            {t('library.pending', { count: pending })}{' '}
            <Button onClick={() => void list.refetch()}>{t('library.goOn')}</Button>
          </p>
        ) : null}
        {docs.length === 0 && isFresh ? (
          <EmptyList
            isNarrowed={state.isNarrowed}
            text={t(isWriting ? 'library.allDescribed' : 'library.none')}
          />
        ) : null}
        {isWriting && isFresh ? (
          <AltTable
            key={`${query} ${round}`}
            docs={docs}
            lng={lng}
            total={totalDocs}
            onOpen={open}
            onMore={() => void list.refetch().then(() => setRound(round + 1))}
          />
        ) : null}
        {isWriting ? null : (
          <>
            <PictureGrid {...{ docs, lng, selected, onSelect }} onOpen={open} />
            <TagBar
              {...{ selected, onSelect }}
              collection="media"
              label={t('library.tagsOfMany')}
              shown={docs.map(({ id }) => id)}
              known={tags}
            />
            <TablePages state={state} total={totalDocs} perPage={picturesPerPage} />
          </>
        )}
      </QueryState>
      {shown ? (
        <PictureSheet key={shown} id={shown} tags={tags} onClose={() => set({ open: '' })} />
      ) : null}
    </>
  )
}

function queryOf({ search, page, filter }: ListState, lng: Language, isWriting: boolean): string {
  const wanted = {
    locale: lng,
    q: search,
    show: isWriting ? 'missingAlt' : filter('show'),
    tag: filter('tag'),
    page: String(isWriting ? 1 : page),
  }
  return new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')).toString()
}
