import type { TFunction } from 'i18next'
import type { ZoomWords } from './zoom-dialog.client'

/**
 * The words around enlarged pictures.
 * @param label of all of them
 */
export const zoomWords = (t: TFunction, label: string): ZoomWords => ({
  label,
  previous: t('zoom.previous'),
  next: t('zoom.next'),
  zoomIn: t('zoom.in'),
  zoomOut: t('zoom.out'),
  fullScreen: t('zoom.fullScreen'),
  close: t('zoom.close'),
  position: t('zoom.position', { number: '{{number}}', count: '{{count}}' as unknown as number }),
})
