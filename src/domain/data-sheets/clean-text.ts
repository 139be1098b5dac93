/** Characters that are not drawn, change the direction of others, or break a file: none of them says anything here. */
const unseen =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\ufffe\uffff]/g

/** More of a text than this is not printed on a sheet. */
const maxLength = 4000

/** A text as it is set: composed letters, one kind of space, no signs that nobody sees. Lone halves of letters go, too. */
export const cleanText = (text: string): string =>
  [...text.slice(0, maxLength)]
    .filter((letter) => !/^[\ud800-\udfff]$/.test(letter))
    .join('')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .trim()
