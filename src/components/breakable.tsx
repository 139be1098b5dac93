import { Fragment } from 'react'

/** A text of pieces between which a line may end. */
export const Breakable = ({ pieces }: { pieces: string[] }) =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ))
