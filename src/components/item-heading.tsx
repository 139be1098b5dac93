import type { ReactNode } from 'react'

const next = { h1: 'h2', h2: 'h3', h3: 'h4' } as const

export interface ItemHeadingProps {
  /** The heading that the item stands below. */
  below: keyof typeof next
  className?: string
  lang?: string
  children: ReactNode
}

/** A heading one rank below another; on the server `ItemTitle` knows its language, too. */
export function ItemHeading({ below, ...rest }: ItemHeadingProps) {
  const Heading = next[below]
  return <Heading {...rest} />
}
