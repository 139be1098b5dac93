/** The host that a map comes from, as visitors are told before it is contacted. */
export const getHost = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : ''

/** True for the address of a map that the content security policy lets pages show. */
export const isEmbeddedMap = (address: string): boolean =>
  URL.canParse(address) &&
  new URL(address).origin === 'https://www.openstreetmap.org' &&
  new URL(address).pathname === '/export/embed.html'

/** Returns the address of a page for the map of an embedding address. */
export function mapPage(embed: string): string {
  if (getHost(embed) !== 'www.openstreetmap.org') return embed
  const [lat, lon] = (new URL(embed).searchParams.get('marker') ?? '').split(',')
  if (!lat || !lon) return embed
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`
}
