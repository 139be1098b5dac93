/** For how many days a link of a mail opens its file. */
export const linkDays = 7

/** Notices in `/downloads?notice=…` for browsers that sent a form. */
export const downloadNotices = ['sent'] as const

export type DownloadNotice = (typeof downloadNotices)[number]

/** Id of the form that asks for a link, on the page of its document. */
export const mailFormId = 'gate'

/** Id of the form that opens a release by a code, on the page of its document. */
export const codeFormId = (release: string): string => `code-${release}`
