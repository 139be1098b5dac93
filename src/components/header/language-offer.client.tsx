'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Menus } from '@/src/contract/menus'
import { isLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { offerKey } from '@/src/platform/browser/head-script'
import { addressIn } from '@/src/routing/route'
import { CloseIcon } from './icons'
import css from './language-offer.module.css'
import { loadMenus } from './load-menus'
import { offerPlaceId } from './links'
import { chooseLanguage, endOffer } from './use-chosen-language'

/**
 * Offers the page in the language that the script in the head found to be the visitor's, in that language. It leads
 * nowhere by itself, and stays closed once it was closed.
 */
export function LanguageOffer({ path }: { path: string }) {
  const router = useRouter()
  const [offer, setOffer] = useState<{ lng: Language; texts: Menus['texts'] } | null>(null)

  useEffect(() => {
    const lng = document.documentElement.dataset.offer
    if (!isLanguage(lng)) return
    // The menus of a language come with its words.
    loadMenus(lng).then(({ texts }) => setOffer({ lng, texts }), endOffer)
  }, [])

  const place = offer && document.getElementById(offerPlaceId)
  if (!place) return null
  const { lng, texts } = offer

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    chooseLanguage(lng, router)
  }
  const close = () => {
    try {
      localStorage.setItem(offerKey, 'closed')
    } catch {
      // Then it is closed until the next page is opened.
    }
    setOffer(null)
    endOffer()
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return createPortal(
    <aside className={css.offer} lang={lng} aria-label={languageNames[lng]}>
      <a href={addressIn(lng, path)} hrefLang={lng} onClick={follow}>
        {texts['language.offer']}
      </a>
      <button type="button" className={css.close} onClick={close}>
        <CloseIcon />
        <span className="visually-hidden">{texts['menu.close']}</span>
      </button>
    </aside>,
    place,
  )
}
