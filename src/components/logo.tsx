import type { Settings } from '../contract/settings'
import { formatSrcSet, packPicture } from '../domain/media/pictures/packed-picture'
import { mediaAddress } from '../platform/storage/uploads'
import css from './logo.module.css'

interface Props extends Pick<Settings, 'logo' | 'logoDark'> {
  /** The company's name: stands there where it has no logo, or where the logo cannot be loaded. */
  name: string
  /** The scheme that was chosen; without one the system decides. */
  theme?: 'light' | 'dark'
}

/** As wide as the header shows a long logo. */
const sizes = '180px'

/**
 * The company's logo for the visitor's scheme. It is no `Picture`, for a logo has no ground of its own and a
 * blur would show through.
 */
export function Logo({ logo, logoDark, name, theme }: Props) {
  const light = (theme === 'dark' ? logoDark : null) ?? logo ?? logoDark
  if (!light) return name
  return (
    <picture>
      {logo && logoDark && !theme ? (
        <source
          srcSet={formatSrcSet(packPicture(logoDark)) ?? mediaAddress(logoDark.url)}
          sizes={sizes}
          media="(prefers-color-scheme: dark)"
        />
      ) : null}
      <img
        className={css.logo}
        src={mediaAddress(light.url)}
        srcSet={formatSrcSet(packPicture(light))}
        sizes={sizes}
        width={light.width}
        height={light.height}
        alt={name}
        data-named=""
        // `src/platform/browser/head-script.ts` marks it once it is there, which may be before React looks at it.
        suppressHydrationWarning
      />
    </picture>
  )
}
