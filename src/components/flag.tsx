import { flags } from '@/src/generated/locales/flags'
import { flags as siteFlags } from '@/src/generated/site/flags'
import type { Language } from '@/src/i18n/languages'
import css from './flag.module.css'

const files = { ...flags, ...siteFlags }

/**
 * The flag beside a language's name, in its own proportion (2:3, two of them 1:2), `flag.svg` of its folder. It comes
 * from a file of its own, so that a closed picker costs nothing; the name beside it says all it means. A language
 * without one has its code in its place.
 */
export function Flag({ lng, className }: { lng: Language; className?: string }) {
  const flag = files[lng]
  if (!flag) {
    return (
      <span className={css.code} aria-hidden="true">
        {lng}
      </span>
    )
  }
  return (
    <img
      className={className}
      src={flag.src}
      width={flag.width}
      height={flag.height}
      alt=""
      loading="lazy"
      decoding="async"
      // `src/platform/browser/head-script.ts` marks it once it is there, which may be before React looks at it.
      suppressHydrationWarning
    />
  )
}
