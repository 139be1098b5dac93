import { usePathname } from 'next/navigation'
import { defaultLanguage, languageNames, type Language } from '@/src/i18n/languages'
import { addressIn, publicPath } from '@/src/routing/route'
import css from './footer.module.css'

/** This page in every language, for visitors without scripts: the server keeps what they open. */
export function LanguageLinks({ label, languages }: { label: string; languages: Language[] }) {
  const path = publicPath(usePathname())
  return (
    <nav id="languages" aria-label={label}>
      <ul className={css.languages}>
        {languages.map((lng) => (
          <li key={lng}>
            <a
              className={css.link}
              href={
                lng === defaultLanguage
                  ? `/${lng}${path === '/' ? '' : path}`
                  : addressIn(lng, path)
              }
              lang={lng}
              hrefLang={lng}
            >
              {languageNames[lng]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
