import type { Site } from './types'

/** What a page without content says of itself: that nobody wrote it, or that it cannot be read now. */
export const saidInstead = ({ t, isRead }: Site): string =>
  t(isRead ? 'unwritten.text' : 'unwritten.unread')
