import { keepLanguage } from '../../i18n/keep-language'
import type { Language } from '../../i18n/languages'
import { publicPath } from '../../i18n/route'

/** Keeps the visitor's language and shows this page in it; the address carries none. */
export function chooseLanguage(lng: Language): void {
  keepLanguage(lng)
  const { pathname, search } = window.location
  const path = publicPath(pathname)
  if (path === pathname) window.location.reload()
  else window.location.assign(`${path}${search}`)
}
