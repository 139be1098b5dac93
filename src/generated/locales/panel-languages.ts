// Written by `npm run generate:site` from locales/.
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { ja } from '@payloadcms/translations/languages/ja'
import { ko } from '@payloadcms/translations/languages/ko'
import { ru } from '@payloadcms/translations/languages/ru'
import { th } from '@payloadcms/translations/languages/th'
import { vi } from '@payloadcms/translations/languages/vi'
import { zh } from '@payloadcms/translations/languages/zh'

export const panelLanguages = {
  en,
  id,
  ja,
  ko,
  ru,
  th,
  vi,
  zh,
}
