'use client'

import type { LibraryPicture } from '@/src/contract/staff/media-library'
import type { Language } from '@/src/i18n/languages'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { formatBytes } from '@/src/i18n/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './media.module.css'
import { pictureName } from './picture'

interface Props {
  docs: LibraryPicture[]
  /** Language whose alt texts are looked at. */
  lng: Language
  onOpen: (id: string) => void
  /** Ids of pictures that are ticked. */
  selected: string[]
  onSelect: (ids: string[]) => void
}

/** Pictures as thumbnails, each of which opens or is ticked. What one lacks stands below it. */
export function PictureGrid({ docs, lng, onOpen, selected, onSelect }: Props) {
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
              {tags.length > 0 ? <span className={css.facts}>{tags.join(', ')}</span> : null}
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
