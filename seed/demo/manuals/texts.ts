/** Families of machines that have a manual: slugs of their categories. */
export const manualFamilies = ['cdm', 'atm', 'crs', 'stm'] as const

export type ManualFamily = (typeof manualFamilies)[number]

/** Languages in which manuals are written. */
export const manualLanguages = ['en', 'ja', 'ru'] as const

export type ManualLanguage = (typeof manualLanguages)[number]

/** Part of a section. `made` stands for what the catalogue fills in: no figure is written twice. */
export type ManualPart = (
  | { text: string }
  | { list: string[] }
  | { steps: string[] }
  | { warning: string }
  | { caution: string }
  | { note: string }
  | { heads: string[]; rows: string[][] }
  | { made: 'machines' | 'lifting' | 'site' | 'outlines' | 'errorCodes' | 'technical' }
) & {
  /** Families whose manual has it; all of them unless given. */
  families?: readonly ManualFamily[]
}

export interface ManualSection {
  heading: string
  parts: ManualPart[]
  families?: readonly ManualFamily[]
}

export interface ManualChapter {
  heading: string
  sections: ManualSection[]
}

/** A manual in a language, for all families. Texts may hold `{{names}}` of the facts of `seed/demo/facts.ts`. */
export interface ManualTexts {
  kind: string
  sample: string
  contents: string
  /** With `{{version}}` and `{{date}}`. */
  edition: string
  /** With `{{page}}` and `{{pages}}`. */
  page: string
  warning: string
  caution: string
  note: string
  /** With `{{name}}`: alternative text of the picture on the cover. */
  picture: string
  /** With `{{name}}`, `{{width}}`, `{{depth}}` and `{{height}}`. */
  outline: string
  scale: string
  front: string
  side: string
  top: string
  machine: string
  orderCode: string
  purpose: string
  weight: string
  handling: string
  /** Ways of lifting: up to 25 kg, up to 50 kg, and above. */
  lifting: { one: string; two: string; truck: string }
  dimensions: string
  temperature: string
  power: string
  errorCode: string
  meaning: string
  remedy: string
  chapters: ManualChapter[]
}
