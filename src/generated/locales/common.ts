// Written by `npm run generate:site` from locales/.
import en from '@/locales/en/common.json'
import hi from '@/locales/hi/common.json'
import id from '@/locales/id/common.json'
import ja from '@/locales/ja/common.json'
import ko from '@/locales/ko/common.json'
import ms from '@/locales/ms/common.json'
import ru from '@/locales/ru/common.json'
import th from '@/locales/th/common.json'
import vi from '@/locales/vi/common.json'
import zh from '@/locales/zh/common.json'

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
