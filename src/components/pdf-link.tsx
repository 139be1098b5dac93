import { inUnitsAddress } from '../domain/data-sheets/address'

interface Props {
  /** Address of the PDF in metric units. */
  href: string
  text: string
  /** True where the PDF differs in imperial units. */
  hasTwoSystems: boolean
}

/** The way to a PDF in the units that the visitor chose: two links, of which the style sheet hides one. */
export const PdfLink = ({ href, text, hasTwoSystems }: Props) =>
  hasTwoSystems ? (
    <>
      <a href={href} type="application/pdf" data-in="metric">
        {text}
      </a>
      <a href={inUnitsAddress(href, 'imperial')} type="application/pdf" data-in="imperial">
        {text}
      </a>
    </>
  ) : (
    <a href={href} type="application/pdf">
      {text}
    </a>
  )
