/** Page as other sites read it: the words and pictures in its head. */
export interface SharedPage {
  title: string
  description: string
  /** As it is told to search engines. */
  address: string
  site: string
  card: { title: string; description: string; image: string }
}

/** Reads the head of a page, so that what is shown is what the site says and nothing made for the panel. */
export function sharedPageOf(html: string): SharedPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const meta = (name: string): string =>
    page.head
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? ''
  return {
    title: page.title,
    description: meta('description'),
    address: page.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    site: meta('og:site_name'),
    card: {
      title: meta('og:title'),
      description: meta('og:description'),
      image: onThisHost(meta('og:image')),
    },
  }
}

/** The panel shows pictures of its own host alone. */
function onThisHost(address: string): string {
  if (!URL.canParse(address, location.origin)) return ''
  const { pathname, search } = new URL(address, location.origin)
  return pathname + search
}
