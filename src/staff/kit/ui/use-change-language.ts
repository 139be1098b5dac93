import { useRouter } from 'next/navigation'
import { keepLanguage } from '@/src/i18n/keep-language'
import type { Language } from '@/src/i18n/languages'
import { keepStaffLanguage } from './staff-language'

/** Changes the language of the staff pages at once; what is being written stays. */
export function useChangeLanguage(): (lng: Language) => void {
  const router = useRouter()
  return (lng) => {
    keepLanguage(lng)
    keepStaffLanguage(lng)
    document.documentElement.lang = lng
    router.refresh()
  }
}
