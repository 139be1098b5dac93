import { type FileType, type FileTypeName, fileTypes } from './types'

/** Use of stored files: the types and sizes that it takes. */
export interface FileUse {
  types: readonly FileTypeName[]
  /** Largest file, bytes. */
  maxBytes: number
  /** Largest total size of the files of one call, bytes. */
  maxTotalBytes: number
  /** Most files of one call. */
  maxFiles: number
  /** Largest size of an archive unpacked, bytes. */
  maxUnpackedBytes: number
  /** Refuses programs in archives, and archives that cannot be opened. */
  isTyped?: boolean
  /** Path of uploads; bodies of other calls are limited to 10 MB before anything is read. */
  path: string
}

/** Decimal, as people are told sizes. */
const mb = 1_000_000

const office = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const

/**
 * The uses, each a folder of its own in the store: a key of one never stands for a file of another. This file is read
 * by the server's first steps, and holds data alone.
 */
export const fileUses = {
  /** Downloads of the company: uploaded by staff, shown under `/downloads`. */
  documents: {
    types: ['pdf', 'zip', ...office, 'step', 'dxf', 'dwg', 'png', 'jpeg', 'webp', 'tiff'],
    maxBytes: 100 * mb,
    maxTotalBytes: 100 * mb,
    maxFiles: 1,
    maxUnpackedBytes: 1024 * mb,
    path: '/api/document-files',
  },
  /** Files that visitors send with a quote request. */
  tenders: {
    types: ['pdf', 'zip', ...office],
    maxBytes: 10 * mb,
    maxTotalBytes: 30 * mb,
    maxFiles: 5,
    maxUnpackedBytes: 200 * mb,
    isTyped: true,
    path: '/api/quote-requests',
  },
  /** Files that applicants send: a CV and a letter. */
  applications: {
    types: ['pdf', 'docx', 'odt'],
    maxBytes: 10 * mb,
    maxTotalBytes: 20 * mb,
    maxFiles: 2,
    maxUnpackedBytes: 100 * mb,
    isTyped: true,
    path: '/api/job-applications',
  },
} as const satisfies Record<string, FileUse>

export type FileUseName = keyof typeof fileUses

/** Returns the types that a use takes, for the file field of a form. */
export const acceptedBy = (use: FileUseName): string =>
  fileUses[use].types
    .flatMap((name) => (fileTypes[name] as FileType).extensions)
    .map((extension) => `.${extension}`)
    .join(',')

/** Bytes that the parts of a form may add to its files. */
const wrapping = mb

/** Returns the largest body of a call to an address that takes files, bytes; undefined for every other address. */
export function maxUploadBytes(url: string): number | undefined {
  const [path] = url.split('?', 1)
  const use = Object.values<FileUse>(fileUses).find((each) => each.path === path)
  return use && use.maxTotalBytes + wrapping
}
