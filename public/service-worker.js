/*
 * Keeps the service page of one machine, so that it opens in a cellar without a network. Each page registers it for its
 * own address, and it answers for no other. What it keeps was asked for without cookies: the page as every visitor gets
 * it, the styles and scripts in it, and the fonts that it used. Where the page no longer says that it may be kept, the
 * worker deletes all of that and itself.
 */

/** How long a page may take before the kept one is shown in its place. */
const timeoutMs = 5000

/** Says in the page that browsers may keep it. */
const mark = 'data-kept-offline="true"'

const font = /\.woff2(?:$|\?)/

const { origin, pathname } = new URL(self.registration.scope)

/** Address of the page in its language: the one of the scope may depend on a cookie. */
const page = pageOf(new URL(self.location.href).searchParams.get('page'))

const cacheName = `service-page ${pathname}`

self.addEventListener('install', (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (isPart(request.url)) event.respondWith(answerPart(request))
})

/** The page tells which fonts it has used. */
self.addEventListener('message', (event) => {
  const fonts = Array.isArray(event.data) ? event.data.slice(0, 100) : []
  event.waitUntil(keepParts(fonts.filter((url) => isPart(url) && font.test(url))))
})

/** Only the page of the scope itself, in one of the site's languages. */
function pageOf(asked) {
  const isSame = asked !== null && /^(?:\/[a-z]{2})?\/product\/[a-z0-9-]+\/service$/.test(asked)
  return isSame ? asked : pathname
}

/** Files that change their names with their content, and fonts. */
function isPart(url) {
  if (!URL.canParse(url)) return false
  const address = new URL(url)
  const isFile = address.pathname.startsWith('/_next/static/') || font.test(address.pathname)
  return address.origin === origin && isFile
}

async function answerPage(event) {
  const answer = fetch(event.request)
  const inTime = Promise.race([answer, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  const response = await inTime.catch(() => undefined)
  if (response && response.status < 500) {
    event.waitUntil(refresh().catch(() => undefined))
    return response
  }
  return (await (await caches.open(cacheName)).match(page)) ?? answer
}

async function answerPart(request) {
  return (await (await caches.open(cacheName)).match(request.url)) ?? fetch(request)
}

/** Keeps the page as it is now; deletes everything where it is gone, or may not be kept. */
async function refresh() {
  const response = await fetch(page, { credentials: 'omit', cache: 'no-cache' })
  if (response.status >= 500) return
  const html = await response.clone().text()
  if (!response.ok || response.redirected || !html.includes(mark)) return remove()
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) return
  const cache = await caches.open(cacheName)
  const files = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:css|js)\b/g) ?? [])]
  // The first time its text before all else; a newer page waits for its files, so that both fit.
  if (!(await cache.match(page))) await cache.put(page, response.clone())
  await keepParts(files.map((file) => origin + file))
  await cache.put(page, response)
  for (const { url } of await cache.keys()) {
    const address = new URL(url).pathname
    if (!files.includes(address) && address !== page && !font.test(address)) await cache.delete(url)
  }
}

async function keepParts(urls) {
  const cache = await caches.open(cacheName)
  await Promise.all(
    urls.map(async (url) => {
      if (await cache.match(url)) return
      const response = await fetch(url, { credentials: 'omit' })
      if (response.ok) await cache.put(url, response)
    }),
  )
}

async function remove() {
  await caches.delete(cacheName)
  await self.registration.unregister()
}
