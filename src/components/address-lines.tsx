import { detectLang } from '../i18n/page-language'
import { splitParagraphs } from '../platform/text/text'

/** A postal address, a line each. */
export const AddressLines = ({ text }: { text: string | null }) => (
  <address lang={detectLang(text)}>
    {splitParagraphs(text).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
)
