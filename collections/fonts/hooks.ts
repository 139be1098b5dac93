import { randomBytes } from 'node:crypto'
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  FieldHook,
  PayloadRequest,
} from 'payload'
import type { PictureFiles } from '@/src/domain/media/pictures/unfinished-work'
import { requireClient, workSignal } from '@/src/domain/media/pictures/work'
import { convertFont } from '@/src/domain/theme/fonts/convert'
import type { ReadFont } from '@/src/domain/theme/fonts/read-font'
import {
  type FontDetails,
  fontFileNames,
  parseFontDetails,
  parseRange,
} from '@/src/domain/theme/fonts/stored-font'
import { languagesWrittenWith } from '@/src/i18n/texts-by-language'
import { Refusal } from '@/src/payload/errors'
import { forgetFiles, replaceFiles } from '@/src/payload/hooks/stored-files'

interface Stored {
  filename?: string | null
  details?: unknown
}

/** Hands a font that was read to `writeFont`, which stores it. */
const recordFont = ({ context }: PayloadRequest, font: ReadFont): void => {
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

/**
 * Takes nothing of an uploaded file but its letters: has it written anew as WOFF2, cut by script, under a random name.
 * Without a name or a word on its licence the font gets those that it says itself.
 * @throws HttpError 400 where the file is no font that pages can use
 */
export const keepLetters: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const font = await convertFont(req.file.data, workSignal())
  requireClient()
  const [main] = font.parts
  if (!main) return args
  req.file = {
    ...req.file,
    data: main.content,
    mimetype: 'font/woff2',
    // 80 random bits cannot be guessed. A name is never used again, because browsers keep a file for good.
    name: `${randomBytes(10).toString('hex')}.woff2`,
    size: main.content.length,
  }
  recordFont(req, font)
  const { data = {} } = args as { data?: { family?: unknown; license?: unknown } }
  return {
    ...args,
    data: {
      ...data,
      ...(operation === 'create' && !data.family ? { family: font.family.slice(0, 200) } : {}),
      ...(operation === 'create' && !data.license ? { license: font.license.slice(0, 2000) } : {}),
    },
  }
}

/** The languages of the site whose letters a font has all of. Others are shown in fonts that have them. */
export const languagesOfFont: FieldHook = ({ data }) => {
  const details = parseFontDetails((data as { details?: unknown } | undefined)?.details)
  const stretches = parseRange(details?.characters ?? '')
  return languagesWrittenWith((point) =>
    stretches.some(([first, last]) => first <= point && point <= last),
  )
}

/** Refuses to delete a font that the settings show, or that a draft of them would. */
export const refuseWhileChosen: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const draft of [false, true]) {
    const { brand } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, draft, req })
    if (JSON.stringify(brand ?? {}).includes(`"${id}"`)) {
      throw new Refusal(
        409,
        'This font is chosen in the site settings. Choose another one there first.',
      )
    }
  }
}
