import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Has a server render each page that it is asked for: Next finds no page in its cache, only the data of pages. To be loaded
 * before `scripts/serve.mjs`, for `fresh-pages.ts`.
 */
if (/serve\.mjs$/.test(process.argv[1] ?? '')) {
  const handler = path.resolve('dist/src/server/next/cache-handler.mjs')
  const { default: Cache } = await import(pathToFileURL(handler).href)
  const { get } = Cache.prototype
  /**
   * @param {string} key
   * @param {{ kind: string }} context
   */
  Cache.prototype.get = function (key, context) {
    return context.kind === 'APP_PAGE' ? Promise.resolve(null) : get.call(this, key, context)
  }
}
