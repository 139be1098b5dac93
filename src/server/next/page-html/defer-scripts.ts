import { headFunction, laterType } from '@/src/platform/browser/head-script'

const chunk = /<script src="(\/_next\/static\/[^"]+)" async="">/g

/** Next asks for one of them ahead. */
const early =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g

/**
 * The page with its scripts held back until it has been drawn once; the script in its head lets them go.
 * The browser does not even ask for them before that, so that style sheets and the first picture have the
 * line to themselves. A page without our head script, or with a nonce on its scripts, stays as it is.
 */
export function deferScripts(body: Buffer): Buffer {
  if (!body.includes(headFunction)) return body
  const html = body.toString('utf8').replace(early, '')
  return Buffer.from(html.replace(chunk, `<script type="${laterType}" src="$1" async="">`))
}
