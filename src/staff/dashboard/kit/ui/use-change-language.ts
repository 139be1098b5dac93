import type { Language } from '@/src/i18n/languages'
import { useNavigation } from './navigation'
import { keepStaffLanguage } from './staff-language'

/** Changes the language of the staff pages at once; what is being written stays, and so does the language of the site. */
export function useChangeLanguage(): (lng: Language) => void {
  const navigation = useNavigation()
  return (lng) => {
    keepStaffLanguage(lng)
    document.documentElement.lang = lng
    navigation.refresh()
  }
}
