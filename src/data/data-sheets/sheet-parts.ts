import 'server-only'
import type { Product } from '@/src/contract/product'
import type { Settings } from '@/src/contract/settings'
import {
  packagedFaces,
  plainColors,
  type SheetColors,
  type SheetFace,
} from '@/src/domain/data-sheets/sheet'
import { shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { filenameOfUpload } from '@/src/platform/storage/uploads'
import type { getLook } from '@/src/data/settings'

type Look = Awaited<ReturnType<typeof getLook>>

/** The brand's colours on paper. */
export function sheetColors({ palettes }: Look): SheetColors {
  const palette = palettes?.light
  if (!palette) return plainColors
  const { text: ink, muted, line, panel, signal, link } = palette
  return { ink, muted, line, panel, signal, link }
}

/** The brand's fonts, where they come with the site. */
export const sheetFonts = ({ fonts }: Look): { text: SheetFace[]; heading: SheetFace[] } => ({
  text: packagedFaces(fonts.text?.faces ?? []),
  heading: packagedFaces(fonts.heading?.faces ?? []),
})

/** Name of the upload that is the logo. */
export const logoUploadName = ({ logo }: Settings): string | null =>
  logo ? (filenameOfUpload(logo.url) ?? null) : null

/**
 * Name of the upload that is the first picture, null for pictures of elsewhere.
 * @param side that paper needs, px
 */
export function firstUploadName(product: Product, side: number): string | null {
  const [picture] = shownPictures(product)
  const file = picture?.widths?.find(({ width }) => width >= side)?.url ?? picture?.url
  return (file && filenameOfUpload(file)) ?? null
}
