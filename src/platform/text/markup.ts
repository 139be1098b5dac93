/** Escapes a text for HTML and XML, in markup and in attributes, with the same references as React writes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign)

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Removes characters that XML has no place for: with one of them no reader reads a feed. */
export const withoutControls = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
