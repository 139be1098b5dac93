/** Call of a translation service; each function knows one service's format. */
export type Ask = (call: {
  url: string
  key: string | undefined
  texts: string[]
  lng: string
}) => Promise<string[]>
