import { z } from 'zod'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import type { DownloadNotice } from '@/src/lib/documents/notices'
import { HttpError } from '@/src/lib/http/http-error'

/**
 * Does what a plain form asks for and leads the browser on: to a file, or to a page that says what became of it. Other
 * clients get refusals as they are.
 * @param call answers the path of a file, or what is to be said
 */
export async function seeOtherDownload(
  request: Request,
  lng: Language,
  call: () => Promise<{ path: string } | { notice: DownloadNotice }>,
): Promise<Response> {
  try {
    const done = await call()
    return seeOther('path' in done ? done.path : noticePath(lng, done.notice))
  } catch (error) {
    const notice = noticeOf(error)
    if (!notice || !/\btext\/html\b/i.test(request.headers.get('accept') ?? '')) throw error
    return seeOther(noticePath(lng, notice))
  }
}

function noticeOf(error: unknown): DownloadNotice | undefined {
  if (error instanceof z.ZodError) {
    return error.issues.some(({ path }) => path.includes('code')) ? 'code' : 'email'
  }
  if (!(error instanceof HttpError)) return undefined
  if (error.status === 403) return 'code'
  return error.status === 429 ? 'often' : error.status === 503 ? 'failed' : undefined
}

const noticePath = (lng: Language, notice: DownloadNotice) =>
  `${addressIn(lng, '/downloads')}?notice=${notice}`

const seeOther = (path: string) => new Response(null, { status: 303, headers: { Location: path } })
