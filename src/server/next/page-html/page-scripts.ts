import { deferScripts } from './defer-scripts'
import { hashInlineScripts, joinScripts } from './inline-scripts'

/**
 * Scripts of the pages that Next makes, as this folder finds them by patterns in its HTML; `check-pages.ts` looks at each
 * start if they still fit. Next can put a nonce on them, which no page can have that is kept for all.
 *
 * Private: how Next writes scripts, preloads and the headers `x-nextjs-…` of a page.
 * Issue: https://github.com/vercel/next.js/issues/95353
 * Lost without it: the strict content security policy of static pages, and the first picture before the scripts.
 * Test: tests/unit/patches/page-html.test.ts
 */

/** Processing of the scripts of a page that Next made, and the sources that its policy allows. */
export interface PageScripts {
  finish: (html: Buffer) => Buffer
  sourcesOf: (html: Buffer) => string[]
}

/** Pages that are finished: given again from a cache, nothing more is to be done with their scripts. */
const finished = new WeakSet<Buffer>()

/** For pages as this server knows them, by the patterns that the version of Next writes which is installed. */
export const knownScripts: PageScripts = {
  finish(page) {
    if (finished.has(page)) return page
    const body = deferScripts(joinScripts(page))
    finished.add(body)
    return body
  },
  sourcesOf: (html) => hashInlineScripts(html.toString('utf8')),
}

/** For pages as Next made them, whatever they are like: they work, and what is written into them could run. */
export const plainScripts: PageScripts = {
  finish: (page) => page,
  sourcesOf: () => ["'unsafe-inline'"],
}
