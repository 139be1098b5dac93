import type { Translate } from '@/src/i18n/translate'
import type { ReactNode } from 'react'
import type { ShownPicture } from '@/src/domain/media/pictures/packed-picture'
import { mediaAddress } from '@/src/platform/storage/uploads'
import css from './zoom.module.css'
import type { ZoomWords } from './zoom-dialog.client'

interface Props {
  picture: ShownPicture
  /** Place among the pictures that are shown one after the other, from 0. */
  index: number
  label: string
  className?: string
  /** The picture. */
  children: ReactNode
}

/** A picture that `Zoom` opens large; without scripts it is a link to the largest width that is kept. */
export const ZoomLink = ({ picture, index, label, className, children }: Props) => (
  <a
    className={[css.link, className].filter(Boolean).join(' ')}
    href={largeAddress(picture)}
    data-zoom={index}
    aria-label={label}
    aria-haspopup="dialog"
  >
    {children}
  </a>
)

function largeAddress({ url, widths = [] }: ShownPicture): string {
  const [largest] = [...widths].sort((a, b) => b.width - a.width)
  return mediaAddress(largest?.url ?? url)
}

/**
 * The words around enlarged pictures.
 * @param label of all of them
 */
export const zoomWords = (t: Translate, label: string): ZoomWords => ({
  label,
  previous: t('zoom.previous'),
  next: t('zoom.next'),
  zoomIn: t('zoom.in'),
  zoomOut: t('zoom.out'),
  fullScreen: t('zoom.fullScreen'),
  close: t('zoom.close'),
  position: t('zoom.position', { number: '{{number}}', count: '{{count}}' as unknown as number }),
})
