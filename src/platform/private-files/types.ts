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
