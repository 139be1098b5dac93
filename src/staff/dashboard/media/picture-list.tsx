'use client'

import { type ReactNode, useState } from 'react'
import {
  type LibraryAnswer,
  type LibraryPicture,
  libraryViews,
  picturesPerPage,
} from '@/src/contract/staff/media-library'
import { formatBytes, joinParts } from '@/src/i18n/format'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { useAddress } from '../kit/address'
import { useApi } from '../kit/api/query'
import { EmptyList, Filter, TablePages, TableTools } from '../kit/list/table-tools'
import { type ListState, useSelection } from '../kit/list/list-state'
import { Button } from '../kit/ui/button'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { AltField } from './alt-field'
import css from './media.module.css'
import { pictureName } from './picture'
import { PictureSheet } from './picture-sheet'
import { TagBar } from './tags'

interface PictureListProps {
  state: ListState
  /** Language whose alt texts are looked at. */
  lng: Language
  /** Alt texts are written one after the other, of pictures that have none. */
  isWriting: boolean
  /** Further filters. */
  children: ReactNode
}

/** The pictures that fit, and the one that is open. */
export function PictureList({ state, lng, isWriting, children }: PictureListProps) {
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

interface PictureGridProps {
  docs: LibraryPicture[]
  /** Language whose alt texts are looked at. */
  lng: Language
  onOpen: (id: string) => void
  /** Ids of pictures that are ticked. */
  selected: string[]
  onSelect: (ids: string[]) => void
}

/** Pictures as thumbnails, each of which opens or is ticked. What one lacks stands below it. */
function PictureGrid({ docs, lng, onOpen, selected, onSelect }: PictureGridProps) {
  const t = useTexts()
  const own = useLanguage()
  return (
    <ul className={css.grid}>
      {docs.map((picture) => {
        const { alt, filesize, group, height, id, isUsed, tags, thumbnail, width } = picture
        const name = pictureName(picture, own)
        return (
          <li key={id} className={css.cell}>
            <input
              type="checkbox"
              className={css.tick}
              aria-label={t('library.select', { name })}
              checked={selected.includes(id)}
              onChange={({ target }) =>
                onSelect(
                  target.checked ? [...selected, id] : selected.filter((other) => other !== id),
                )
              }
            />
            <button type="button" className={css.card} onClick={() => onOpen(id)}>
              <img src={mediaAddress(thumbnail)} alt="" loading="lazy" className={css.thumbnail} />
              <span className={css.name}>{name}</span>
              <span className={css.facts}>
                {width} × {height} px · {formatBytes(filesize, own)}
              </span>
              {tags.length > 0 ? <span className={css.facts}>{joinParts(tags, own)}</span> : null}
              {alt[lng] && isUsed && group === null ? null : (
                <span className={css.marks}>
                  {alt[lng] ? null : <span>{t('library.missingAlt')}</span>}
                  {isUsed ? null : <span>{t('library.unused')}</span>}
                  {group === null ? null : <span>{t('library.group', { number: group })}</span>}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface AltTableProps {
  docs: LibraryPicture[]
  /** Language of the texts. */
  lng: Language
  total: number
  onOpen: (id: string) => void
  onMore: () => void
}

/**
 * Pictures below each other, each with the field for its alt text: typed, and on with Tab. Rows stay where they are once
 * they have their text, so that the next field is where it was.
 */
function AltTable({ docs, lng, total, onOpen, onMore }: AltTableProps) {
  const t = useTexts()
  const own = useLanguage()
  const [rows] = useState(docs)
  const hasMore =
    total > docs.length || docs.some(({ id }) => !rows.some((shown) => shown.id === id))
  return (
    <>
      <ul className={css.rows}>
        {rows.map((picture) => (
          <li key={picture.id} className={css.row}>
            <button
              type="button"
              tabIndex={-1}
              className={css.rowPicture}
              aria-label={pictureName(picture, own)}
              onClick={() => onOpen(picture.id)}
            >
              <img src={mediaAddress(picture.thumbnail)} alt="" loading="lazy" />
            </button>
            <AltField
              id={picture.id}
              lng={lng}
              label={`${picture.originalName ?? picture.url.split('/').at(-1)} – ${languageNames[lng]}`}
              stored={picture.alt[lng] ?? ''}
              instead={lng === defaultLanguage ? undefined : picture.alt[defaultLanguage]}
            />
          </li>
        ))}
      </ul>
      {hasMore ? <Button onClick={onMore}>{t('library.nextRows')}</Button> : null}
    </>
  )
}
