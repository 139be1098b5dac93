import { detectLang } from '../i18n/page-language'
import { splitParagraphs } from '../platform/text/text'
import css from './address-lines.module.css'

/** A postal address, a line each. */
export const AddressLines = ({ text }: { text: string | null }) => (
  <address className={css.address} lang={detectLang(text)}>
    {splitParagraphs(text).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
)
