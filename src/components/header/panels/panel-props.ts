import type { Menus } from '@/src/contract/menus'
import type { Language } from '@/src/i18n/languages'
import type { makeTranslator } from '@/src/i18n/translate'
import type { HeaderWords, PanelName } from '../links'

export interface PanelProps {
  lng: Language
  /** Those that visitors can choose. */
  languages: Language[]
  menus: Menus
  words: HeaderWords
  t: ReturnType<typeof makeTranslator>
  onClose: () => void
  onSwitch: (panel: PanelName) => void
}
