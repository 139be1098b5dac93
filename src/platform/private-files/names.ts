import { plainFileName } from '../text/file-name'
import { type FileTypeName, fileTypes, type FileType } from './types'

const maxLength = 120

/**
 * A name that any system can store a file under: without folders, control characters or marks of direction, with an
 * extension of its type, whatever the client called it.
 */
export function safeFileName(given: string, type: FileTypeName): string {
  const { extensions }: FileType = fileTypes[type]
  const plain = plainFileName(given)
  const [, base = plain, extension = ''] = /^(.*)\.([^.]*)$/u.exec(plain) ?? []
  const isFitting = extensions.includes(extension.toLowerCase())
  const kept = (isFitting ? base : plain).replace(/^[. ]+|[. ]+$/g, '')
  const name = Array.from(kept).slice(0, maxLength).join('').trim() || 'file'
  return `${name}.${isFitting ? extension.toLowerCase() : extensions[0]}`
}
