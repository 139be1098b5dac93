import type { TFunction } from 'i18next'
import type { ZoomWords } from './zoom-dialog.client'

/** What the enlarged pictures of a product say. */
export const zoomWords = (t: TFunction): ZoomWords => ({
  label: t('product.gallery'),
  previous: t('zoom.previous'),
  next: t('zoom.next'),
  zoomIn: t('zoom.in'),
  zoomOut: t('zoom.out'),
  fullScreen: t('zoom.fullScreen'),
  close: t('zoom.close'),
  position: t('zoom.position', { number: '{{number}}', count: '{{count}}' as unknown as number }),
})
