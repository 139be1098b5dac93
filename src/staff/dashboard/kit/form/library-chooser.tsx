'use client'

import { MediaChoices } from '@/src/components/media-choices'
import {
  type MediaDoc,
  type MediaItem,
  mediaListPath,
  toMediaPage,
} from '@/src/domain/media/pictures/media-list'
import { useCallback } from 'react'
import { api } from '../api/call'
import { Button } from '../ui/button'
import buttonCss from '../ui/button.module.css'
import { Modal } from '../ui/modal'
import { useLanguage, useTexts } from '../ui/texts'
import css from './library-chooser.module.css'

interface Props {
  isOffered?: (item: MediaItem) => boolean
  onChoose: (item: MediaItem) => void
  /** Takes the chosen picture out; left out where there is none. */
  onRemove?: () => void
  onClose: () => void
}

/** A picture that is in the media library already. */
export function LibraryChooser({ isOffered, onChoose, onRemove, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const list = useCallback(
    async (query: { search: string; page: number }) =>
      toMediaPage(await api<{ docs: MediaDoc[]; hasNextPage: boolean }>(mediaListPath(lng, query))),
    [lng],
  )
  return (
    <Modal size="large" title={t('library.choose')} onClose={onClose}>
      <div className={css.chooser}>
        {onRemove ? <Button onClick={onRemove}>{t('pictures.removeChosen')}</Button> : null}
        <MediaChoices
          texts={{
            search: t('table.search'),
            more: t('inPlace.more'),
            failed: t('library.failed'),
            none: t('table.noMatch'),
          }}
          classes={{
            search: css.search,
            grid: css.grid,
            problem: css.problem,
            more: `${buttonCss.button} ${buttonCss.secondary}`,
          }}
          list={list}
          isOffered={isOffered}
          onChoose={onChoose}
        />
      </div>
    </Modal>
  )
}
