/** True for a text in the form of an id of YouTube. */
export const isFilmId = (text: string): boolean => /^[\w-]{11}$/.test(text)

/** Returns the address of a film on the video site. */
export const watchAddress = (id: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`

/** The player in a frame, from the host that sets no cookies before somebody plays. */
export const embedAddress = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`

/** A picture of the film from the video-thumbnail service (section 7), for films without one of ours. */
export const filmThumbnail = (id: string): string =>
  `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`
