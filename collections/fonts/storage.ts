import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { ReadFont } from '@/src/domain/theme/fonts/read-font'
import {
  type FontDetails,
  fontFileNames,
  parseFontDetails,
} from '@/src/domain/theme/fonts/stored-font'
import type { PictureFiles } from '@/src/domain/media/pictures/unfinished-work'
import { forgetFiles, replaceFiles } from '@/src/payload/hooks/stored-files'

interface Stored {
  filename?: string | null
  details?: unknown
}

/** Hands a font that was read to `writeFont`, which stores it. */
export const recordFont = ({ context }: PayloadRequest, font: ReadFont): void => {
  context.font = font
}

/** Writes the files of a font before its document, and puts what pages need to know of it there. */
export const writeFont: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const font = req.file ? (req.context.font as ReadFont | undefined) : undefined
  const { filename } = data as Stored
  if (!font || !filename) return data
  const { weights, isItalic, characters, metrics, parts } = font
  const scripts = parts.map(({ script }) => script)
  const files = fontFileNames(filename, scripts).flatMap(({ name, script }) =>
    parts.flatMap((part) => (part.script === script ? [{ name, content: part.content }] : [])),
  )
  const [main, ...others] = files
  if (main) await replaceFiles([main, ...others], filesOf((originalDoc ?? {}) as Stored))
  const details: FontDetails = { weights, isItalic, characters, metrics, scripts }
  return { ...data, details, thumbnailURL: null }
}

/** Has the files of a font deleted when its document is gone for good. */
export const deleteFont: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetFiles(filesOf(doc as Stored), req)
  return doc
}

function filesOf({ filename, details }: Stored): PictureFiles | undefined {
  if (!filename) return undefined
  const others = fontFileNames(filename, parseFontDetails(details)?.scripts ?? []).slice(1)
  return [filename, ...others.map(({ name }) => name)]
}
