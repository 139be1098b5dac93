import 'server-only'
import { create } from 'content-disposition'
import { createHash } from 'node:crypto'
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages'
import { addressIn } from '../i18n/route'
import type { UnitSystem } from '../lib/attributes/units'
import { inUnitsAddress, unitsOfAddress } from '../lib/data-sheet/address'
import { cleanText } from '../lib/data-sheet/clean-text'
import { keptSheet } from '../lib/data-sheet/kept-sheets'
import { makePdf } from '../lib/data-sheet/make-pdf'
import type { DataSheet } from '../lib/data-sheet/sheet'
import { sendContent } from '../lib/http/send-content'
import { readPicture } from '../lib/pictures/files'
import { type FoundSheet, getDataSheet, type SheetQuery } from './data-sheet'
import { previewer } from './preview'
import { getRedirect } from './redirects'
import { getSettings } from './settings'

/** Raised when sheets are drawn otherwise: what is kept of them, here and in browsers, is then made anew. */
const layout = 1

interface Asked extends Pick<SheetQuery, 'key' | 'fieldsOf'> {
  /** Of the address; null where the visitor's own decides. */
  language: string | null
  visitors: () => Language
}

/**
 * Answers with the data sheet of a product as a PDF; null where there is no such product in public. It is drawn when it
 * is first asked for, and again when anything that it says has changed.
 */
export async function serveDataSheet(
  { url, headers }: Request,
  { key, language, visitors, fieldsOf }: Asked,
): Promise<Response | null> {
  if (language !== null && !isLanguage(language)) return null
  const units = unitsOfAddress(url)
  const { languages } = await getSettings({ lng: defaultLanguage })
  const wanted = language ?? visitors()
  if (language !== null && !languages.includes(wanted)) {
    const inEnglish = `/${defaultLanguage}/product/${key}/datasheet.pdf`
    return leadTo(inUnitsAddress(inEnglish, units), 307)
  }
  const lng = languages.includes(wanted) ? wanted : defaultLanguage
  const found = await getDataSheet({ lng, key, units, fieldsOf })
  if (!found) return oldAddress(key, language, units)
  const { hash, content } = await contentOf(found.sheet)
  const caching = (await previewer())
    ? 'private, no-store'
    : `${language === null ? 'private, no-cache' : 'public, max-age=0, must-revalidate'}, no-transform`
  return sendContent(
    content,
    {
      etag: `"${hash}"`,
      headers: {
        ...headersOf(found, lng),
        'Cache-Control': caching,
        ...(language === null ? { Vary: 'Cookie' } : {}),
      },
    },
    headers,
  )
}

function headersOf({ product, sheet }: FoundSheet, lng: Language): Record<string, string> {
  const name = cleanText(`${sheet.name} ${sheet.words.dataSheet} ${lng}`).replace(
    /[\\/:*?"<>|]+/g,
    '-',
  )
  return {
    'Content-Type': 'application/pdf',
    'Content-Language': lng,
    'Content-Disposition': create(`${name}.pdf`, {
      type: 'inline',
      fallback: `${product.slug}-${lng}.pdf`,
    }),
    'X-Content-Type-Options': 'nosniff',
    // The page of the product says all of this, and more.
    'X-Robots-Tag': 'noindex',
    Link: `<${sheet.address}>; rel="canonical"`,
  }
}

async function contentOf(sheet: DataSheet): Promise<{ hash: string; content: Buffer }> {
  const hash = createHash('sha256')
    .update(JSON.stringify([layout, sheet]))
    .digest('hex')
  const content = await keptSheet(hash, () =>
    makePdf(async () => ({
      sheet,
      version: hash.slice(0, 8),
      pictures: {
        logo: await encodedPicture(sheet.pictures.logo),
        product: await encodedPicture(sheet.pictures.product),
      },
    })),
  )
  return { hash, content }
}

async function encodedPicture(name: string | null): Promise<string | null> {
  const stored = name === null ? null : await readPicture(name)
  if (!stored) return null
  return Buffer.from(await new Response(stored.body).arrayBuffer()).toString('base64')
}

/** Products that were renamed are found at their old addresses; null where none is known. */
async function oldAddress(
  key: string,
  language: string | null,
  units: UnitSystem,
): Promise<Response | null> {
  const redirect = /^[a-z0-9-]+$/.test(key) ? await getRedirect(`/product/${key}`) : null
  if (!redirect || !/^\/product\/[a-z0-9-]+$/.test(redirect.to)) return null
  const path = `${redirect.to}/datasheet.pdf`
  const address = language === null || !isLanguage(language) ? path : addressIn(language, path)
  return leadTo(inUnitsAddress(address, units), redirect.permanent ? 308 : 307)
}

const leadTo = (address: string, status: 307 | 308): Response =>
  new Response(null, {
    status,
    headers: { Location: address, 'Cache-Control': 'private, no-cache' },
  })
