import type { TFunction } from 'i18next'

/** Name of a family; one that staff made up stands as it is. */
export const familyName = (family: string, t: TFunction): string =>
  t(`products.family.${family}` as 'products.family.banking', { defaultValue: family })
