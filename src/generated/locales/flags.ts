// Written by `npm run generate:site` from locales/.
import type { StaticImageData } from 'next/image'
import en from '@/locales/en/flag.svg'
import hi from '@/locales/hi/flag.svg'
import id from '@/locales/id/flag.svg'
import ja from '@/locales/ja/flag.svg'
import ko from '@/locales/ko/flag.svg'
import ms from '@/locales/ms/flag.svg'
import ru from '@/locales/ru/flag.svg'
import th from '@/locales/th/flag.svg'
import vi from '@/locales/vi/flag.svg'
import zh from '@/locales/zh/flag.svg'

export const flags: Record<string, StaticImageData> = {
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
