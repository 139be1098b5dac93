/** Extensions of what computers run, and of Office documents with macros. */
const programs =
  /\.(?:exe|dll|com|scr|pif|cpl|sys|msi|msp|msix|bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|reg|jar|apk|app|dmg|pkg|iso|img|sh|docm|dotm|xlsm|xltm|xlam|pptm|potm|ppsm|ppam)$/i

/** First bytes of programs: Windows, Linux, macOS, and scripts that name what runs them. */
const programMarks = [
  '4d5a',
  '7f454c46',
  'feedface',
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
  '2321',
]

/** Marks of archives that cannot be opened here: 7z, RAR, gzip, bzip2, xz, Zstandard, CAB. */
const packedMarks = [
  '377abcaf271c',
  '526172211a07',
  '1f8b',
  '425a68',
  'fd377a585a00',
  '28b52ffd',
  '4d534346',
]

const otherArchives = /\.(?:7z|rar|tar|tgz|gz|bz2|xz|zst|cab)$/i

/** Drawings that Office packs by gzip. */
const packedDrawings = /\.(?:emz|wmz|svgz)$/i

/** Number of first bytes of an entry that are checked. */
export const headLength = 8

/**
 * Returns the reason why an entry of a visitor's archive is refused, as a phrase behind the name of the field;
 * undefined for a valid one.
 */
export function problemOfEntry(name: string, head: Buffer): string | undefined {
  const begins = (marks: string[]) => marks.some((mark) => head.toString('hex').startsWith(mark))
  // What Windows takes for the extension: without dots and blanks behind it.
  const plain = name.replace(/[. ]+$/, '')
  const shown = `“${plain.slice(-80)}”`
  if (programs.test(plain) || begins(programMarks)) return `holds a program, ${shown}`
  if (packedDrawings.test(plain)) return undefined
  return otherArchives.test(plain) || begins(packedMarks)
    ? `holds an archive that cannot be looked into, ${shown}`
    : undefined
}

/** Returns true for an entry that is a ZIP archive itself, as Office documents are. */
export const isArchiveEntry = (head: Buffer): boolean =>
  head.toString('latin1', 0, 4) === 'PK\u0003\u0004'
