const folder = '/news/tag/'

/** The address of the page that lists the articles with a tag, without a language. */
export const tagPath = (key: string): string => `${folder}${key}`

/** The key in such an address; null where it is another page. */
export const tagAt = (path: string): string | null =>
  path.startsWith(folder) && /^[a-z0-9-]+$/.test(path.slice(folder.length))
    ? path.slice(folder.length)
    : null
