/** How a translation service is asked; each knows one service's call. */
export type Ask = (call: {
  url: string
  key: string | undefined
  texts: string[]
  lng: string
}) => Promise<string[]>
