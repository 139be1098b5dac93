import type { useRouter } from 'next/navigation'
import { keepLanguage } from '../../i18n/keep-language'
import type { Language } from '../../i18n/languages'
import { publicPath } from '../../i18n/route'

/** Keeps the visitor's language and shows this page in it; the address carries none. */
export function chooseLanguage(lng: Language, router: ReturnType<typeof useRouter>): void {
  keepLanguage(lng)
  const { pathname, search } = window.location
  const path = publicPath(pathname)
  router.replace(`/${lng}${path}${search}`, { scroll: false })
}
