import { SiteLink } from '@/src/components/site-link'
import { linkedParts } from '@/src/domain/pages/legal-lines'

/** A line of a legal text, with its links. */
export const LinkedText = ({ text }: { text: string }) =>
  linkedParts(text).map(({ text, href }, index) =>
    href ? (
      <SiteLink key={index} href={href}>
        {text}
      </SiteLink>
    ) : (
      text
    ),
  )
