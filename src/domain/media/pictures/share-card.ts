/** Size of the card that other sites show beside a link, in px. */
export const cardSize = { width: 1200, height: 630 }

/** Returns the address of a page's card. */
export const cardAddress = (lng: string, path: string): string =>
  `/cards/${lng}${path === '/' ? '/home' : path}.png`

/** The path of the page that a card is of; null where the address is no card's. */
export function pathOfCard(parts: string[]): string | null {
  const address = parts.join('/')
  if (!address.endsWith('.png')) return null
  const path = `/${address.slice(0, -'.png'.length)}`
  return path === '/home' ? '/' : path
}
