import type { panelTexts } from './texts'
import type { PanelProps } from './inquiries/unread'

/** A text of our own parts of the panel, in its language. */
export const say = (
  { i18n }: Pick<PanelProps, 'i18n'>,
  key: keyof (typeof panelTexts)['en']['terminalia'],
): string => i18n.t(`terminalia:${key}` as never)
