/** Regions of the language picker (specification, section 2), in their order. */
export const regionIds = [
  'asiaPacific',
  'europe',
  'middleEast',
  'latinAmerica',
  'northAmerica',
  'africa',
] as const

export type RegionId = (typeof regionIds)[number]

/** Facts of a language besides its folder in `locales/`. */
export interface LanguageEntry {
  /** In itself, as pickers and editors show it. */
  name: string
  /** Regions of the language picker that offer it. */
  regions: readonly RegionId[]
  /**
   * The script that it is written in and English is not, as `\p{Script=…}` names it: tells its texts from English ones
   * that stand in for a translation.
   */
  script?: string
  /**
   * The same for a language in Latin letters: its commonest words, or patterns of words. Without either, only texts that are clearly English
   * are marked as such.
   */
  words?: readonly string[]
  /** Asks for the family's name first in forms. */
  familyNameFirst?: boolean
}
