import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { storedLanguage, storeLanguage } from '@/src/i18n/keep-language'
import type { Language } from '@/src/i18n/languages'
import { publicPath } from '@/src/routing/route'

/**
 * Completes a choice of language. The page is a new one, so the focus returns to the picker's button by hand; and the
 * browser's back button restores older pages unchanged, so those are requested again.
 */
export function useChosenLanguage(lng: Language): void {
  const router = useRouter()

  useEffect(() => {
    if (takeChoice()) {
      document.querySelector<HTMLElement>('[aria-controls="panel-language"]')?.focus()
    }
    const follow = () => {
      const { pathname } = window.location
      const isPreview = document.documentElement.dataset.preview !== undefined
      // An address with a language in it decides by itself.
      if (isPreview || publicPath(pathname) !== pathname) return
      if ((storedLanguage() ?? lng) !== lng) router.refresh()
    }
    follow()
    window.addEventListener('pageshow', follow)
    return () => window.removeEventListener('pageshow', follow)
  }, [lng, router])
}

let isChosen = false

/** Returns true where a language was chosen since the last call. */
function takeChoice(): boolean {
  const was = isChosen
  isChosen = false
  return was
}

/** Keeps the visitor's language and shows this page in it. */
export function chooseLanguage(lng: Language, router: ReturnType<typeof useRouter>): void {
  storeLanguage(lng)
  isChosen = true
  const { pathname, search } = window.location
  const path = publicPath(pathname)
  router.replace(`/${lng}${path}${search}`, { scroll: false })
}
