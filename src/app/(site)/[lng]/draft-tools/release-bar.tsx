import { FootBar } from '@/src/components/foot-bar.client'
import css from './release-bar.module.css'

interface Props {
  text: string
  leave: string
  leaveAddress: string
}

/** Says, below a page that shows a release, that visitors do not see it, with the way out. */
export function ReleaseBar({ text, leave, leaveAddress }: Props) {
  return (
    <FootBar className={css.bar} label={text}>
      <p>{text}</p>
      <a href={leaveAddress}>{leave}</a>
    </FootBar>
  )
}
