import 'server-only'
import en from '@/locales/en/staff.json'
import hi from '@/locales/hi/staff.json'
import id from '@/locales/id/staff.json'
import ja from '@/locales/ja/staff.json'
import ko from '@/locales/ko/staff.json'
import ms from '@/locales/ms/staff.json'
import ru from '@/locales/ru/staff.json'
import th from '@/locales/th/staff.json'
import vi from '@/locales/vi/staff.json'
import zh from '@/locales/zh/staff.json'
import { defaultLanguage, type Language } from './languages'

const resources: Record<Language, Record<string, string>> = {
  en,
  zh,
  hi,
  ja,
  ko,
  th,
  vi,
  ru,
  id,
  ms,
}

/** Texts of the staff pages in a language, English where one is missing. */
export const staffTexts = (lng: Language): Record<string, string> => ({
  ...resources[defaultLanguage],
  ...resources[lng],
})
