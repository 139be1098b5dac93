import { type FileTypeName, fileTypes, type FileType } from './types'

const maxLength = 120

/** Characters that file systems refuse, that break a header, or that turn around how a name is read. */
const unsafe = /[\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"/\\|?*]+/gu

/**
 * A name that any system can store a file under: without folders, control characters or marks of direction, with an
 * extension of its type, whatever the client called it.
 */
export function safeFileName(given: string, type: FileTypeName): string {
  const { extensions }: FileType = fileTypes[type]
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(unsafe, ' ').replace(/\s+/g, ' ').trim()
  const [, base = plain, extension = ''] = /^(.*)\.([^.]*)$/u.exec(plain) ?? []
  const isFitting = extensions.includes(extension.toLowerCase())
  const kept = (isFitting ? base : plain).replace(/^[. ]+|[. ]+$/g, '')
  const name = Array.from(kept).slice(0, maxLength).join('').trim() || 'file'
  return `${name}.${isFitting ? extension.toLowerCase() : extensions[0]}`
}
