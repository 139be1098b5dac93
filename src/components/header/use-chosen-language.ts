import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isLanguage, type Language, languageKey } from '@/src/i18n/languages'
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
  endOffer()
  isChosen = true
  const { pathname, search } = window.location
  const path = publicPath(pathname)
  router.replace(`/${lng}${path}${search}`, { scroll: false })
}

/** Takes back the room of the line that offers the page in another language. */
export function endOffer(): void {
  delete document.documentElement.dataset.offer
}

/** Keeps a visitor's choice: in localStorage as documented, and in the cookie that the server reads. */
function storeLanguage(lng: Language): void {
  document.cookie = `${languageKey}=${lng}; Path=/; Max-Age=31536000; SameSite=Lax${/^https/.test(location.href) ? '; Secure' : ''}`
  try {
    localStorage.setItem(languageKey, lng)
  } catch {
    // Storage may be closed to the site; the cookie alone then keeps the choice.
  }
}

/** The choice that was kept, as far as the browser tells. */
function storedLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(languageKey)
    return isLanguage(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
