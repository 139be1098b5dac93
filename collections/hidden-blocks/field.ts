import type { CheckboxField } from 'payload'
import { panelWords } from '@/src/i18n/panel-texts'

/**
 * Whether visitors get nothing of a block. One for all languages, as the list of blocks is: a part that is not ready in one
 * language stands there in English.
 */
export const isHiddenField: CheckboxField = {
  name: 'isHidden',
  type: 'checkbox',
  label: panelWords('blockHidden'),
  admin: {
    description: panelWords('blockHiddenHint'),
  },
}
