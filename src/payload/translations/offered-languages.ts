import type { PayloadRequest } from 'payload'
import type { Language } from '@/src/i18n/languages'
import { offeredLanguages } from '@/src/i18n/offered-languages'

/** Reads in which languages the site speaks, by its published settings. */
export async function readOfferedLanguages(req: PayloadRequest): Promise<Language[]> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { offeredLanguages: true },
    depth: 0,
    req,
  })
  return offeredLanguages(settings.offeredLanguages)
}
