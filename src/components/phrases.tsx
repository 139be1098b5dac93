import type { ReactNode } from 'react'
import { phrasesOf } from '../lib/phrases'

/** A title that breaks between words also where the script writes none apart. */
export function Phrases({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  const [first = '', ...others] = phrasesOf(children)
  return others.length === 0
    ? first
    : [first, ...others.flatMap((phrase, index) => [<wbr key={index} />, phrase])]
}
