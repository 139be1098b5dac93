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
  path?: string
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
  /** Files that staff answer a quote request with; a call of the staff API brings one, within its limit. */
  offers: {
    types: ['pdf', 'zip', ...office],
    maxBytes: 10 * mb,
    maxTotalBytes: 10 * mb,
    maxFiles: 1,
    maxUnpackedBytes: 200 * mb,
    isTyped: true,
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

/** A type of file that can be told by its bytes. */
export interface FileType {
  mime: string
  /** Without a dot; the first is the one that a file gets whose name has none of them. */
  extensions: readonly [string, ...string[]]
  /** True where it is a ZIP archive inside, as Office documents are. */
  isArchive?: true
}

const ooxml = 'application/vnd.openxmlformats-officedocument'
const odf = 'application/vnd.oasis.opendocument'

/**
 * Every type that is stored at all. Office documents with macros and the binary formats of before 2007, which may hold
 * some, are left out; so is what a browser would run (HTML, SVG, XML).
 */
export const fileTypes = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  zip: { mime: 'application/zip', extensions: ['zip'], isArchive: true },
  docx: { mime: `${ooxml}.wordprocessingml.document`, extensions: ['docx'], isArchive: true },
  xlsx: { mime: `${ooxml}.spreadsheetml.sheet`, extensions: ['xlsx'], isArchive: true },
  pptx: { mime: `${ooxml}.presentationml.presentation`, extensions: ['pptx'], isArchive: true },
  odt: { mime: `${odf}.text`, extensions: ['odt'], isArchive: true },
  ods: { mime: `${odf}.spreadsheet`, extensions: ['ods'], isArchive: true },
  odp: { mime: `${odf}.presentation`, extensions: ['odp'], isArchive: true },
  step: { mime: 'model/step', extensions: ['step', 'stp', 'p21'] },
  dxf: { mime: 'image/vnd.dxf', extensions: ['dxf'] },
  dwg: { mime: 'image/vnd.dwg', extensions: ['dwg'] },
  png: { mime: 'image/png', extensions: ['png'] },
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  webp: { mime: 'image/webp', extensions: ['webp'] },
  tiff: { mime: 'image/tiff', extensions: ['tif', 'tiff'] },
} as const satisfies Record<string, FileType>

export type FileTypeName = keyof typeof fileTypes

/** The type of a media type; undefined where none is stored under it. */
export const typeOfMime = (mime: string): FileTypeName | undefined =>
  typeNames.find((name) => fileTypes[name].mime === mime)

const typeNames = Object.keys(fileTypes) as FileTypeName[]
