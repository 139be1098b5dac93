interface Props {
  text: string
  /** The same for readers of the imperial system, where it differs. */
  imperial?: string
}

/** A text with measures, in the units that the visitor chose: the style sheet hides the other one. */
export const InUnits = ({ text, imperial }: Props) =>
  imperial === undefined ? (
    text
  ) : (
    <>
      <span data-in="metric">{text}</span>
      <span data-in="imperial">{imperial}</span>
    </>
  )
