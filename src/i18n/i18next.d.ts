import 'i18next'
import type common from '@/locales/en/common.json'
import type staff from '@/locales/en/staff.json'

declare module 'i18next' {
  /** Makes `t` refuse keys that English does not have. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    nsSeparator: false
    resources: { common: typeof common; staff: typeof staff }
  }
}
