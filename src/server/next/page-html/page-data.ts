import { dataAttribute, headScript, laterType } from '@/src/platform/browser/head-script'

/**
 * Takes the data for React, a second copy of what a page shows, out of the HTML that Next makes, and has all scripts wait.
 *
 * Private: how Next and Turbopack write the scripts, preloads and data of a page, and the headers `x-nextjs-…`.
 * Issue: https://github.com/vercel/next.js/issues/95353
 * Lost without it: half the bytes of HTML, the strict content security policy of static pages, and the first picture before
 * the scripts.
 * Test: tests/unit/patches/page-html.test.ts
 */

/** A page of Next that was taken apart. */
export interface Apart {
  /** Script with the data of the page, and the call that starts it. */
  script: string
  /** Returns the page which loads that script from an address. */
  withFile: (address: string) => Buffer
  /** Returns the page with its data between the lines, where no browser runs it; the script in the head reads it. */
  withDataInside: () => Buffer
}

/** Scripts as Next and Turbopack write them; neither leaves a `<` in its arguments as it is. */
const row =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[^<]*\])\)<\/script>/g
const start =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);<\/script>/
const chunk = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g

/** Next asks for one of them ahead. */
const early =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g

/** Stands for the tags of all scripts that wait, which make a large part of a small page. */
const waiting = `<script type="${laterType}"`

/**
 * Scripts are held back until the page has been drawn once; the script in its head lets them go, in their order. The
 * browser does not even ask for them before that, so that style sheets and the first picture have the line to themselves.
 * Only data is taken out: code that found its way into a page stays, and the policy keeps it from running.
 * @returns undefined where this is no page of ours, or one that Next wrote otherwise: it works without scripts
 */
export function takeApart(page: Buffer): Apart | undefined {
  // Most pages that come here a second time have been taken apart: to look is all that they cost.
  if (!page.includes('<script id="_R_">') || !page.includes(headScript)) return undefined
  const html = page.toString('utf8')
  const [, started = ''] = start.exec(html) ?? []
  const rows: string[] = []
  const chunks: string[] = []
  const body = html
    .replace(early, '')
    .replace(chunk, (_, address: string) => (chunks.push(address) === 1 ? waiting : ''))
    .replace(row, (whole, data: string) => {
      if (!isData(data)) return whole
      addRow(rows, data)
      return ''
    })
  if (rows.length === 0 || chunks.length === 0 || !isData(started)) return undefined
  const finish = (scripts: string[], inside: string): Buffer => {
    const tag = `${waiting} data-src="${scripts.join(' ')}"></script>`
    return Buffer.from(body.replace(waiting, () => tag).replace(start, () => inside))
  }
  return {
    script: `(self.__next_f=self.__next_f||[]).push(${rows.join()});(self.TURBOPACK=self.TURBOPACK||[]).push(${started})`,
    withFile: (address) => finish([address, ...chunks], ''),
    withDataInside: () =>
      finish(
        chunks,
        `<script type="application/json" ${dataAttribute}>{"rows":[${rows.join()}],"start":${started}}</script>`,
      ),
  }
}

/** Adds a piece of the stream to those before it: two texts, which a reader joins anyway, become one. */
function addRow(rows: string[], data: string): void {
  const last = rows.at(-1)
  if (last?.startsWith(text) && data.startsWith(text))
    rows[rows.length - 1] = last.slice(0, -'"]'.length) + data.slice(text.length)
  else rows.push(data)
}

const text = '[1,"'

function isData(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}
