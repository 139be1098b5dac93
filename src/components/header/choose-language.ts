import type { useRouter } from 'next/navigation'
import { storeLanguage } from '@/src/i18n/keep-language'
import type { Language } from '@/src/i18n/languages'
import { publicPath } from '@/src/routing/route'

let isChosen = false

/** Returns true where a language was chosen since the last call. */
export function takeChoice(): boolean {
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
