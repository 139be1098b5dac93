import type { ReactNode } from 'react'

const next = { h1: 'h2', h2: 'h3', h3: 'h4' } as const

interface Props {
  /** The heading that the item stands below. */
  below: keyof typeof next
  className?: string
  children: ReactNode
}

/** Title of one of several things below a heading, such as the title of their block. */
export function ItemTitle({ below, className, children }: Props) {
  const Heading = next[below]
  return <Heading className={className}>{children}</Heading>
}
