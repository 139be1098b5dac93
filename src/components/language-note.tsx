import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { contentLanguage } from '@/src/domain/pages/written-languages'
import css from './language-note.module.css'

interface Props {
  lng: Language
  /** The languages in which the content of the page is written. */
  written: readonly Language[]
}

/** Says, once a page and in the visitor's language, that the content is in English; nothing where it is not. */
export const LanguageNote = ({ lng, written }: Props) =>
  contentLanguage(lng, written) === lng ? null : (
    <p className={css.note} role="note">
      {getT(lng)('page.inEnglish')}
    </p>
  )
