/** Sections to which the specification links without a leading slash too: `company/culture`. */
const pattern = /^(\/.+)(\/(?:company|legal)\/.+)$/

/** Folders in which pages of records stand, also as long as there are none. */
const recordFolders = ['/product', '/products/category', '/news', '/careers']

/** Returns true for an address that could be such a link, resolved on a page of a folder: `/news/legal/cookies`. */
export const isLikeRelativeLink = (path: string): boolean => pattern.test(path)

/**
 * The page that such an address means; undefined where its end is no page, or its beginning no folder of one.
 * @param addresses of all public pages, without a language
 */
export function targetOfRelativeLink(path: string, addresses: string[]): string | undefined {
  const [, folder = '', target = ''] = pattern.exec(path) ?? []
  const isFolder =
    recordFolders.includes(folder) ||
    // The data sheet of a product stands below it.
    (folder.startsWith('/product/') && addresses.includes(folder)) ||
    addresses.some((address) => address.startsWith(`${folder}/`))
  return isFolder && addresses.includes(target) ? target : undefined
}
