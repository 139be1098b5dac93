import type { IncomingMessage } from 'node:http'
import { languageOfCookies } from '@/src/i18n/language-cookie'
import type { ContentFile, ContentFiles } from '@/src/platform/storage/content-files'
import { encodeFile } from '../pages/encoded-page'
import { pageDataFolder } from '../pages/page-cache'
import { sendError } from '../send-error'
import type { SiteResponse } from '../site-response'
import { isSitePage } from './content-security-policy'
import { sendForGood } from './static-files'

const name = /^([\da-f]{32})\.js(?:\?|$)/

/**
 * Answers with the data of a finished page. Where that is gone, the page is one without scripts.
 * @param self address at which the server reaches itself
 */
export async function servePageData(
  request: IncomingMessage,
  response: SiteResponse,
  files: ContentFiles,
  self?: string,
): Promise<void> {
  const { url = '', headers } = request
  const [, asked] = name.exec(url.slice(pageDataFolder.length)) ?? []
  const file =
    asked && ((await files.find(asked)) ?? (await findAgain(asked, headers, files, self)))
  if (!file) return sendError(response, { status: 404, message: 'There is no such file' })
  // Bytes differ by encoding, what they say does not.
  response.setHeader('ETag', `W/"${asked}"`)
  const isKnown = headers['if-none-match']?.includes(asked)
  const encoded = await encodeFile(file, String(headers['accept-encoding'] ?? ''))
  sendForGood(request, response, { ...encoded, type: 'text/javascript; charset=utf-8', isKnown })
}

let isMaking = false

/**
 * Renders the page named by `Referer` again, which stores its data file: if the page has not changed since, this is the
 * requested file. Renders one page at a time, so that requests for invented file names cannot keep the server busy.
 */
async function findAgain(
  asked: string,
  { referer = '', cookie }: IncomingMessage['headers'],
  files: ContentFiles,
  self?: string,
): Promise<ContentFile | undefined> {
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  if (!self || !path || !isSitePage(path) || isMaking) return undefined
  isMaking = true
  files.forget(asked)
  const chosen = languageOfCookies(cookie)
  // A question about another version is for Next, and for no cache before it.
  const headers = { 'if-none-match': '"another"', ...(chosen ? { cookie: `lang=${chosen}` } : {}) }
  const page = fetch(self + path, { redirect: 'manual', headers })
  await page.then((answer) => answer.arrayBuffer()).catch(() => undefined)
  isMaking = false
  return files.find(asked)
}
