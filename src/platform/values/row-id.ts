/** An id as Payload gives one to a row: 24 hexadecimal digits. */
export const newRowId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
