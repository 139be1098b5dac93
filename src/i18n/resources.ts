import 'server-only'
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
import type { Language } from './languages'

/** Interface texts by their keys, in the one namespace `common`. */
export type Texts = Record<string, string>

/** Interface texts of all languages. They stay on the server; islands get what they show. */
export const resources: Record<Language, Texts> = { en, zh, hi, ja, ko, th, vi, ru, id, ms }
