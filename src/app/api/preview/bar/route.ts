import type { NextRequest } from 'next/server'
import { previewedBy } from '@/src/data/preview-target'
import { languageOf } from '@/src/i18n/language-of'
import { languages } from '@/src/i18n/languages'
import { staffTexts } from '@/src/i18n/staff-resources'
import { methods } from '@/src/lib/http/methods'
import { editLinkScript } from '@/src/lib/links/edit-link-script'

export const dynamic = 'force-dynamic'

/**
 * The way from a page to editing it, for staff. The server asks for it on pages that it sends to a signed-in browser
 * (`src/server/pages/edit-link.ts`); for anybody else, and after the session has ended, it is an empty script.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: bar })

async function bar(request: NextRequest): Promise<Response> {
  const text = staffTexts(languageOf(request))['inPlace.enter'] ?? ''
  const editable = await previewedBy(request.headers)
  const script = editable.length > 0 ? editLinkScript(text, languages, editable) : ''
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'private, no-store',
    },
  })
}
