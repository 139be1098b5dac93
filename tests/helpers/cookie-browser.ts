import { randomBytes } from 'node:crypto'

/** The end of a browser’s redirects. */
export interface Arrival {
  status: number
  url: URL
  headers: Headers
  text: string
}

/** A browser without scripts: it keeps cookies by host and follows redirects, to the page that asks it to go on. */
export class CookieBrowser {
  /** Each is a client of its own, where the server believes a proxy. */
  private readonly address = `10.${[...randomBytes(3)].join('.')}`

  private readonly jar = new Map<string, Map<string, string>>()

  /** Addresses that were asked for, in order. */
  readonly visited: URL[] = []

  /**
   * Opens an address.
   * @param until stops before the first address that it returns true for, which is the arrival with status 0
   */
  async open(address: string, until: (url: URL) => boolean = () => false): Promise<Arrival> {
    let url = new URL(address)
    for (let hops = 0; hops < 20; hops += 1) {
      if (until(url)) return { status: 0, url, headers: new Headers(), text: '' }
      this.visited.push(url)
      const response = await fetch(url, {
        redirect: 'manual',
        headers: {
          Cookie: this.cookies(url),
          Accept: 'text/html',
          'X-Forwarded-For': this.address,
        },
      })
      this.keep(url, response.headers)
      const text = await response.text()
      const next = response.headers.get('location')
      if (!next) return { status: response.status, url, headers: response.headers, text }
      url = new URL(next, url)
    }
    throw new Error('Too many redirects')
  }

  cookie(url: URL | string, name: string): string | undefined {
    return this.jar.get(new URL(url).hostname)?.get(name)
  }

  set(url: URL | string, name: string, value: string): void {
    const { hostname } = new URL(url)
    const cookies = this.jar.get(hostname) ?? new Map<string, string>()
    this.jar.set(hostname, cookies)
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }

  private cookies(url: URL): string {
    return [...(this.jar.get(url.hostname) ?? [])].map((pair) => pair.join('=')).join('; ')
  }

  private keep(url: URL, headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.set(url, name, value)
    }
  }
}
