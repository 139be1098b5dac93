/** Below which everything of CSAF lies, and the folder of the documents that are for everybody. */
const csafFolder = '/.well-known/csaf'
export const whiteFolder = `${csafFolder}/white`

export const providerMetadataPath = `${csafFolder}/provider-metadata.json`
export const feedPath = `${csafFolder}/feed-tlp-white.json`

interface Filed {
  number: string
  /** ISO 8601; its year is the folder. */
  publishedAt: string
}

/** The name of a document's file: its number in small letters, all but letters, digits, `+` and `-` as `_` (section 5.1). */
export const csafFileName = (number: string): string =>
  `${number.toLowerCase().replace(/[^+\-a-z0-9]+/g, '_')}.json`

/** Returns the path of a document below the common folder. */
export const csafFile = ({ number, publishedAt }: Filed): string =>
  `${publishedAt.slice(0, 4)}/${csafFileName(number)}`

export const csafPath = (notice: Filed): string => `${whiteFolder}/${csafFile(notice)}`
