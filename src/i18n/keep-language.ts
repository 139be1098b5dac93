import { isLanguage, languageKey, type Language } from './languages'

/** Keeps a visitor's choice: in localStorage as documented, and in the cookie that the server reads. */
export function storeLanguage(lng: Language): void {
  document.cookie = `${languageKey}=${lng}; Path=/; Max-Age=31536000; SameSite=Lax`
  try {
    localStorage.setItem(languageKey, lng)
  } catch {
    // Storage may be closed to the site; the cookie alone then keeps the choice.
  }
}

/** The choice that was kept, as far as the browser tells. */
export function storedLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(languageKey)
    return isLanguage(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
