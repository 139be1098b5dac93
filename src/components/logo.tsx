import type { ReactNode } from 'react'
import type { Settings } from '../contract/settings'
import { packPicture, srcSetOf } from '../lib/packed-picture'
import { mediaAddress } from '../lib/uploads'
import css from './logo.module.css'

interface Props extends Pick<Settings, 'logo' | 'logoDark'> {
  /** What stands there where the company has no logo: its name. */
  children: ReactNode
}

/** As wide as the header shows a long logo. */
const sizes = '180px'

/**
 * The company's logo for the visitor's scheme. Its name is told by the link around it. It is no
 * `Picture`, for a logo has no ground of its own and a blur would show through.
 */
export function Logo({ logo, logoDark, children }: Props) {
  const light = logo ?? logoDark
  if (!light) return children
  return (
    <picture>
      {logo && logoDark ? (
        <source
          srcSet={srcSetOf(packPicture(logoDark)) ?? mediaAddress(logoDark.url)}
          sizes={sizes}
          media="(prefers-color-scheme: dark)"
        />
      ) : null}
      <img
        className={css.logo}
        src={mediaAddress(light.url)}
        srcSet={srcSetOf(packPicture(light))}
        sizes={sizes}
        width={light.width}
        height={light.height}
        alt=""
      />
    </picture>
  )
}
