import 'i18next'
import type common from '@/locales/en/common.json'
import type panel from '@/locales/en/panel.json'
import type staff from '@/locales/en/staff.json'

type SharedWithPanel = Pick<typeof panel, Extract<keyof typeof panel, `share${string}`>>

declare module 'i18next' {
  /** Makes `t` refuse keys that English does not have. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    nsSeparator: false
    resources: { common: typeof common; staff: typeof staff & SharedWithPanel }
  }
}
