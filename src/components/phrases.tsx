import type { ReactNode } from 'react'
import { splitPhrases } from '../platform/text/phrases'
import { Breakable } from './breakable'

/** A title that breaks between words also where the script writes none apart. */
export function Phrases({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <Breakable pieces={splitPhrases(children)} /> : children
}
