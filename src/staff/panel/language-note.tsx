import { lacksPanelWords } from '@/src/i18n/panel-texts'
import type { PanelProps } from './inquiries/unread'
import { say } from './say'

/** Says in which parts the panel does not speak the language of its reader. */
export function LanguageNote(props: PanelProps) {
  const { language } = props.i18n
  if (language === 'en') return null
  return (
    <p className="language-note">
      {say(props, lacksPanelWords(language) ? 'languageNoteMost' : 'languageNote')}
    </p>
  )
}
