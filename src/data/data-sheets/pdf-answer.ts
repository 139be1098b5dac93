import 'server-only'
import { create } from 'content-disposition'
import type { Product } from '@/src/contract/product'
import { createHash } from 'node:crypto'
import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'
import { cleanText } from '@/src/domain/data-sheets/lines'
import { cachedSheet, findCachedSheet } from '@/src/domain/data-sheets/cached-sheets'
import { makePdf, type PdfOrder } from '@/src/domain/data-sheets/make-pdf'
import { sendContent } from '@/src/platform/http/send-file'
import { readPicture } from '@/src/domain/media/pictures/files'
import { previewContext } from '@/src/data/payload/previewer'
import { getSettings, type getLook } from '@/src/data/settings'
import type { Settings } from '@/src/contract/settings'
import {
  packagedFaces,
  plainColors,
  type SheetColors,
  type SheetFace,
} from '@/src/domain/data-sheets/sheet'
import { shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { filenameOfUpload } from '@/src/platform/storage/uploads'

/** In which language a PDF is asked for. */
export interface AskedLanguage {
  /** Language of the address; null where the visitor's own decides. */
  language: string | null
  visitors: () => Language
}

/** The language in which a PDF is answered; null where the address names one that the site does not offer. */
export async function offeredLanguage({
  language,
  visitors,
}: AskedLanguage): Promise<Language | null> {
  const { languages } = await getSettings({ lng: defaultLanguage })
  if (language !== null) {
    return isLanguage(language) && languages.includes(language) ? language : null
  }
  const wanted = visitors()
  return languages.includes(wanted) ? wanted : defaultLanguage
}

interface Pdf {
  /** All that it says, and how it is drawn: the same PDF for the same value. */
  says: unknown
  /** Returns the order for drawing, with the version that is printed on its pages. */
  order: (version: string) => Promise<PdfOrder>
  lng: Language
  /** Name of the file, without its extension. */
  name: string
  /** The same in plain letters. */
  plainName: string
  /** Address of the page that says all of this. */
  canonical: string
  /** True where the visitor's cookie decided the language. */
  isPersonal: boolean
}

/**
 * Answers with a PDF. It is drawn at the first GET, and again once anything that it says has changed.
 * A HEAD, or an If-None-Match with the present version, is answered without drawing it.
 */
export async function sendPdf(
  pdf: Pdf,
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
): Promise<Response> {
  const hash = createHash('sha256').update(JSON.stringify(pdf.says)).digest('hex')
  const key = { name: pdf.plainName, hash }
  const content = () =>
    method === 'HEAD'
      ? findCachedSheet(key)
      : cachedSheet(key, () => makePdf(() => pdf.order(hash.slice(0, 8))))
  const shared = pdf.isPersonal ? 'private, no-cache' : 'public, max-age=0, must-revalidate'
  const caching = (await previewContext()) ? 'private, no-store' : `${shared}, no-transform`
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Language': pdf.lng,
    'Content-Disposition': create(`${cleanText(pdf.name).replace(/[\\/:*?"<>|]+/g, '-')}.pdf`, {
      type: 'inline',
      fallback: `${pdf.plainName}.pdf`,
    }),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    Link: `<${pdf.canonical}>; rel="canonical"`,
    'Cache-Control': caching,
    ...(pdf.isPersonal ? { Vary: 'Cookie' } : {}),
  }
  return sendContent(content, { etag: `"${hash}"`, headers }, asked)
}

/** An upload as programs that draw take it. */
export async function encodedPicture(name: string | null): Promise<string | null> {
  const stored = name === null ? null : await readPicture(name)
  if (!stored) return null
  return Buffer.from(await new Response(stored.body).arrayBuffer()).toString('base64')
}

export const redirectTo = (address: string, status: 307 | 308): Response =>
  new Response(null, {
    status,
    headers: { Location: address, 'Cache-Control': 'private, no-cache' },
  })

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
