'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages, type Language } from '../../i18n/languages'
import { addressIn, publicPath } from '../../i18n/route'
import { keepLanguage } from '../../i18n/keep-language'
import { Disclosure } from './disclosure.client'
import css from './header.module.css'

/**
 * Links to this page in every language. With scripts a choice is kept and the address stays as it is;
 * without them the address of the language is opened, and the server keeps the choice.
 */
export function LanguageLinks({ lng }: { lng: Language }) {
  const { t } = useTranslation()
  const path = publicPath(usePathname())

  const choose = (event: MouseEvent, chosen: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    keepLanguage(chosen)
    const address = `${path}${window.location.search}`
    const isHere = address === `${window.location.pathname}${window.location.search}`
    if (isHere) window.location.reload()
    else window.location.assign(address)
  }

  return (
    <Disclosure
      label={
        <>
          <span className="visually-hidden">{t('language.label')}: </span>
          {languageNames[lng]}
        </>
      }
    >
      <ul className={css.sheet}>
        {languages.map((language) => (
          <li key={language}>
            {/* A page of another language is another document, so this is no link of the router. */}
            <a
              href={
                language === 'en' ? `/en${path === '/' ? '' : path}` : addressIn(language, path)
              }
              lang={language}
              hrefLang={language}
              aria-current={language === lng ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
