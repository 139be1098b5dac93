import type { ReactNode } from 'react'
import type { PackedPicture, ShownPicture } from '../domain/media/pictures/packed-picture'
import css from './bleed.module.css'
import { Picture } from './picture'

interface Props {
  picture: ShownPicture | PackedPicture | null
  children: ReactNode
  /** Colour of the words: `light` on a dark picture, `dark` on a bright one. */
  words?: 'light' | 'dark' | null
  /** Side on which the picture is calm. */
  place?: 'start' | 'end' | null
  /** Something else than the picture, in its place: a film that lies over it. */
  over?: ReactNode
  isFirst?: boolean
  className?: string
}

/** A picture from edge to edge with words on its calm side; on phones the words stand below it. */
export function Bleed({
  picture,
  children,
  words,
  place,
  over,
  isFirst = false,
  className,
}: Props) {
  const tone = words === 'dark' ? css.dark : 'on-stage'
  return (
    <div className={[css.bleed, tone, className].filter(Boolean).join(' ')}>
      <div className={css.frame}>
        {picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes="(min-width: 900px) 66vw, 140vw"
            isFirst={isFirst}
          />
        ) : null}
        {over}
      </div>
      <div className={css.page}>
        <div className={[css.words, place === 'end' ? css.end : ''].filter(Boolean).join(' ')}>
          {children}
        </div>
      </div>
    </div>
  )
}
