import type { CheckboxField } from 'payload'
import { panelWords } from '@/src/i18n/panel-texts'

/**
 * Hides a block from visitors. One switch for all languages, as the list of blocks is shared: a block that is not ready
 * in one language is shown there in English.
 */
export const isHiddenField: CheckboxField = {
  name: 'isHidden',
  type: 'checkbox',
  label: panelWords('blockHidden'),
  admin: {
    description: panelWords('blockHiddenHint'),
  },
}
