import { useState } from 'react'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { useAddress } from '../address'
import { useSiteLanguages } from '../ui/site-facts'

/** Keeps the language whose texts a form shows, at first the one that the address names: `?open=<id>&lng=zh`. */
export function useFormLanguage(): [Language, (lng: Language) => void] {
  const { get } = useAddress()
  const languages = useSiteLanguages()
  return useState(() => languages.find((lng) => lng === get('lng')) ?? defaultLanguage)
}
