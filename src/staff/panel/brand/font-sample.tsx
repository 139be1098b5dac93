'use client'

import { useConfig, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { type Language, languageNames } from '@/src/i18n/languages'
import type { PanelTextKey } from '@/src/i18n/panel-texts'
import {
  type FontDetails,
  fontFileNames,
  parseFontDetails,
} from '@/src/domain/theme/fonts/stored-font'
import { mediaAddress, uploadUrl } from '@/src/platform/storage/uploads'
import css from './brand.module.css'

/** A font as it was stored: its letters, its weights, and the languages that it can write. */
export function FontSample() {
  const filename = useValue('filename')
  const details = parseFontDetails(useValue('details'))
  const has = useValue('languages') as Language[] | undefined
  const say = useSay()
  const { localization } = useConfig().config
  // Those that the site offers: the panel is sent no others.
  const languages = localization ? (localization.localeCodes as Language[]) : []
  const family = useLoaded(typeof filename === 'string' ? filename : null, details)
  if (!details || !family) return null
  const [from, to] = details.weights
  const weights = say(from === to ? 'fontWeight' : 'fontWeights', { from, to })
  const others = languages.filter((lng) => !has?.includes(lng))
  return (
    <div className={css.font}>
      <p
        className={css['font-title']}
        style={{ fontFamily: family, fontWeight: Math.min(to, 600) }}
      >
        AaBbGg 0123456789
      </p>
      <p
        className={css['font-text']}
        style={{ fontFamily: family, fontWeight: Math.max(from, 400) }}
      >
        {details.scripts.map((script) => samples[script]).join('  ')}
      </p>
      <p>
        {weights}
        {details.isItalic ? `, ${say('fontItalic')}` : null}
      </p>
      {has && has.length > 0 ? <p>{say('fontLanguages', { languages: named(has) })}</p> : null}
      {others.length > 0 ? <p>{say('fontOthers', { languages: named(others) })}</p> : null}
    </div>
  )
}

const samples: Record<FontDetails['scripts'][number], string> = {
  latin: 'The quick brown fox jumps over the lazy dog.',
  'latin-ext': 'Zażółć gęślą jaźń.',
  vietnamese: 'Tiếng Việt: độ chính xác.',
  greek: 'Ξεσκεπάζω την ψυχοφθόρα.',
  cyrillic: 'Съешь ещё этих мягких булок.',
  thai: 'ภาษาไทย ๐๑๒',
  devanagari: 'हिन्दी देवनागरी',
}

const useValue = (path: string): unknown => useFormFields(([fields]) => fields?.[path]?.value)

function useSay() {
  const { i18n } = useTranslation()
  return (key: PanelTextKey, values?: Record<string, unknown>): string =>
    i18n.t(`terminalia:${key}` as never, values)
}

const named = (codes: readonly Language[]): string =>
  codes.map((code) => languageNames[code]).join(', ')

/** Has the browser load the files of a font under a name of their own; null until there are some. */
function useLoaded(filename: string | null, details: FontDetails | null): string | null {
  const files = filename && details ? fontFileNames(filename, details.scripts) : []
  const family = files.length > 0 ? `Uploaded ${filename?.slice(0, 20)}` : null
  const list = JSON.stringify(files)
  const weight = details?.weights.join(' ')
  useEffect(() => {
    if (!family) return
    const faces = (JSON.parse(list) as typeof files).map(
      ({ name, range }) =>
        new FontFace(family, `url(${mediaAddress(uploadUrl(name))})`, {
          unicodeRange: range,
          weight,
        }),
    )
    for (const face of faces) document.fonts.add(face)
    return () => faces.forEach((face) => document.fonts.delete(face))
  }, [family, list, weight])
  return family
}
