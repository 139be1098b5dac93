import type { MenuEntry } from '@/src/contract/menus'
import { Picture } from '@/src/components/picture'
import css from './entry.module.css'
import { SiteLink } from '@/src/components/site-link'

interface Props {
  entry: MenuEntry
  learnMore: string
  /** `scene` fills its frame, `machine` stands on a plate. */
  kind: 'scene' | 'machine'
}

/** A picture, a name, a line of text, and where it leads. The whole of it answers a click. */
export function Entry({ entry: { title, text, href, picture }, learnMore, kind }: Props) {
  return (
    <li className={css.entry}>
      <span className={`${css.frame} ${css[kind]}`}>
        {picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes="(min-width: 1024px) 320px, 40vw"
          />
        ) : null}
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {text ? <span className={css.text}>{text}</span> : null}
        <SiteLink className={css.more} href={href}>
          {learnMore}
          <span className="visually-hidden">: {title}</span>
        </SiteLink>
      </span>
    </li>
  )
}
