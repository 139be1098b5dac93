import type { StaticImageData } from 'next/image'
import type { Language } from '@/src/i18n/languages'
import en from './en.svg'
import hi from './hi.svg'
import id from './id.svg'
import ja from './ja.svg'
import ko from './ko.svg'
import ms from './ms.svg'
import ru from './ru.svg'
import th from './th.svg'
import vi from './vi.svg'
import zh from './zh.svg'

const flags: Record<Language, StaticImageData> = { en, zh, hi, ja, ko, th, vi, ru, id, ms }

/**
 * The flag beside a language's name, in its own proportion (2:3, two of them 1:2). It comes from a file
 * of its own, so that a closed picker costs nothing; the name beside it says all it means.
 */
export const Flag = ({ lng, className }: { lng: Language; className?: string }) => (
  <img
    className={className}
    src={flags[lng].src}
    width={flags[lng].width}
    height={flags[lng].height}
    alt=""
    loading="lazy"
    decoding="async"
    // `src/lib/head-script.ts` marks it once it is there, which may be before React looks at it.
    suppressHydrationWarning
  />
)
