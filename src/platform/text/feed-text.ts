/** Atom has titles and summaries as HTML; what staff typed is text. */
export const escapedForFeed = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Without characters that XML has no place for; one of them and no reader reads the feed. */
export const withoutControls = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
