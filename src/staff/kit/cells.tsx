'use client'

import { mediaAddress } from '@/src/lib/uploads'
import css from './cells.module.css'
import { useTexts } from './texts'
import type { StoredVisibility } from './visibility'

/** @param url undefined while it is not known, null where there is none */
export const Thumbnail = ({ url }: { url: string | null | undefined }) => {
  if (url === undefined) return <span className={css.thumbnail} />
  if (!url) return <span className={css.noPicture}>–</span>
  return <img className={css.thumbnail} src={mediaAddress(url)} alt="" loading="lazy" />
}

export const Title = ({ text }: { text: string }) => <span className={css.title}>{text}</span>

/** Whether visitors see an entry, in a word and a shape. */
export function Status({ _status, isActive }: StoredVisibility) {
  const t = useTexts()
  const state = _status === 'draft' ? 'draft' : isActive === false ? 'inactive' : 'published'
  return (
    <span className={css.status} data-state={state}>
      {t(`status.${state}`)}
    </span>
  )
}
