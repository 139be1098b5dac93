/** For how many days a link of a mail opens its file. */
export const linkDays = 7

/** What `/downloads?notice=…` says to browsers that sent a form. */
export const downloadNotices = ['sent', 'code', 'email', 'often', 'failed'] as const

export type DownloadNotice = (typeof downloadNotices)[number]
