'use client'

import { languageKey, languages } from '@/src/i18n/languages'
import { headFunction } from '@/src/lib/head-script.mjs'

const text = `${headFunction}(${JSON.stringify(languageKey)},${JSON.stringify(languages)})`

/**
 * The script that runs before anything is drawn. Its text is among the scripts of the browser too, so
 * that pages bring it once and not twice.
 * @param nonce what lets it run on the pages of staff; static pages are known by what is in them
 */
export const HeadScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
)
