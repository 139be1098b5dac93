// Written by `npm run generate:site` from locales/.
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

export const texts: Record<string, Record<string, string>> = {
  en,
  hi,
  id,
  ja,
  ko,
  ms,
  ru,
  th,
  vi,
  zh,
}
