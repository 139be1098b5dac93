import { type FileType, type FileTypeName, fileTypes } from './types'

/** What files are stored for: what each use takes, and how much of it. */
export interface FileUse {
  types: readonly FileTypeName[]
  /** What one file may weigh, bytes. */
  maxBytes: number
  /** What all files of one call may weigh together, bytes. */
  maxTotalBytes: number
  /** How many files one call may bring. */
  maxFiles: number
  /** What an archive may weigh unpacked, bytes. */
  maxUnpackedBytes: number
  /** Whether archives may hold no programs, and no archives that cannot be looked into. */
  isTyped?: boolean
  /** Where it is uploaded to; bodies of other calls are limited to 10 MB before anything is read. */
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
  /** What the company gives out: uploaded by staff, shown under `/downloads`. */
  documents: {
    types: ['pdf', 'zip', ...office, 'step', 'dxf', 'dwg', 'png', 'jpeg', 'webp', 'tiff'],
    maxBytes: 100 * mb,
    maxTotalBytes: 100 * mb,
    maxFiles: 1,
    maxUnpackedBytes: 1024 * mb,
    path: '/api/document-files',
  },
  /** What visitors send with a request for a quote. */
  tenders: {
    types: ['pdf', 'zip', ...office],
    maxBytes: 10 * mb,
    maxTotalBytes: 30 * mb,
    maxFiles: 5,
    maxUnpackedBytes: 200 * mb,
    isTyped: true,
    path: '/api/quote-requests',
  },
  /** What applicants send: a CV and a letter. */
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

/** What a use takes, as the field of a form proposes it to browsers. */
export const acceptedBy = (use: FileUseName): string =>
  fileUses[use].types
    .flatMap((name) => (fileTypes[name] as FileType).extensions)
    .map((extension) => `.${extension}`)
    .join(',')

/** What the parts of a form may add to its files, bytes. */
const wrapping = mb

/** What the body of a call to an address that takes files may weigh; undefined for every other address. */
export function maxUploadBytes(url: string): number | undefined {
  const [path] = url.split('?', 1)
  const use = Object.values<FileUse>(fileUses).find((each) => each.path === path)
  return use && use.maxTotalBytes + wrapping
}
