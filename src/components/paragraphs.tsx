import { detectLang } from '../i18n/page-language'
import { splitParagraphs, withUnits } from '../platform/text/text'
import css from './paragraphs.module.css'

/** Text of staff, a paragraph a line. */
export function Paragraphs({ text, className }: { text: string | null; className?: string }) {
  return (
    <div className={[css.paragraphs, className].filter(Boolean).join(' ')} lang={detectLang(text)}>
      {splitParagraphs(text).map((paragraph, index) => (
        <p key={index}>{withUnits(paragraph)}</p>
      ))}
    </div>
  )
}
