// Written by `npm run generate:site` from locales/.
import en from '@/locales/en/panel.json'
import hi from '@/locales/hi/panel.json'
import id from '@/locales/id/panel.json'
import ja from '@/locales/ja/panel.json'
import ko from '@/locales/ko/panel.json'
import ms from '@/locales/ms/panel.json'
import ru from '@/locales/ru/panel.json'
import th from '@/locales/th/panel.json'
import vi from '@/locales/vi/panel.json'
import zh from '@/locales/zh/panel.json'

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
