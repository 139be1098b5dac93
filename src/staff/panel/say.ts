import type { PanelTextKey } from '@/src/i18n/panel-texts'
import type { PanelProps } from './inquiries/unread'

/** A text of our own parts of the panel, in its language. */
export const say = ({ i18n }: Pick<PanelProps, 'i18n'>, key: PanelTextKey): string =>
  i18n.t(`terminalia:${key}` as never)
