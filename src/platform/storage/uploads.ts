/** Address of an uploaded file as the API gives it; clients put `/api` before it (section 7). */
export const uploadUrl = (filename: string): string => `/uploads/${filename}`

/** Name of the file behind an address of ours; undefined for addresses of elsewhere. */
export const filenameOfUpload = (url: string): string | undefined =>
  /^(?:\/api)?\/uploads\/([\w.-]+)$/.exec(url)?.[1]

/**
 * Returns the browser's address of a picture: own uploads are behind `/api`, all others stay as they are (section 7).
 */
export const mediaAddress = (url: string): string =>
  url.startsWith('/uploads/') ? `/api${url}` : url
