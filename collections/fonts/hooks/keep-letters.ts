import type { CollectionBeforeOperationHook } from 'payload'
import { randomBytes } from 'node:crypto'
import { convertFont } from '@/src/domain/theme/fonts/convert'
import { requireClient, workSignal } from '@/src/domain/media/pictures/work'
import { recordFont } from '../storage'

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
