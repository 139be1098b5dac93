import type { LibraryPicture } from '@/src/contract/staff/media-library'
import { fitPicture, megabytes } from '@/src/domain/media/pictures/fit-picture'
import type { Language } from '@/src/i18n/languages'
import { write } from '../kit/api/records'
import type { Texts } from '../kit/ui/texts'

/** Returns the name of a picture for staff: its alt text, else its file. */
export const pictureName = (
  { alt, originalName, url }: Pick<LibraryPicture, 'alt' | 'originalName' | 'url'>,
  lng: Language,
): string => alt[lng] || alt.en || originalName || (url.split('/').at(-1) ?? '')

/** Keeps the alt text of a picture in a language; an empty one gives way to the English. */
export const writeAlt = (id: string, lng: Language, alt: string): Promise<unknown> =>
  write('media', 'PATCH', `/${id}?locale=${lng}`, { alt: alt.trim() || null })

/**
 * A file as it can be sent.
 * @throws Error with what is wrong with it, in words
 */
export async function fitted(file: File, t: Texts): Promise<File> {
  const fit = await fitPicture(file)
  if ('file' in fit) return fit.file
  throw new Error(t(`pictures.${fit.refusal}`, { name: file.name, size: megabytes(file.size) }))
}

export const maxAltLength = 500

export type SheetPicture = Omit<LibraryPicture, 'thumbnail' | 'isUsed' | 'group' | 'updatedAt'>
