import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '@/src/i18n/languages'
import { missingTexts } from '@/scripts/lib/missing-texts.mjs'
import { staleFiles } from '@/scripts/lib/site-index.mjs'
import { withLanguages } from '@/scripts/lib/nginx-languages.mjs'

// As the site is.
vi.unmock('@/site/languages')

describe('npm run generate:site', () => {
  it('was run since a folder of site/ or locales/ came or went', () => {
    expect(staleFiles()).toEqual([])
  })

  it('was run since a language came or went: deploy/nginx.conf knows them all', () => {
    const config = readFileSync('deploy/nginx.conf', 'utf8')
    expect(config).toBe(withLanguages(config, [...languages]))
  })
})

it('texts that are not translated yet are named, by language and file', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'terminalia-texts-'))
  const write = (file: string, texts: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), JSON.stringify(texts))
  }
  write('locales/en/common.json', { title: 'Title', pages_one: 'Page', pages_other: 'Pages' })
  write('locales/en/staff.json', { save: 'Save' })
  write('site/locales/de/common.json', { pages_other: 'Seiten' })
  write('site/locales/de/staff.json', { save: 'Speichern' })
  expect(missingTexts(root)).toEqual(['de: 1 of 2 texts of common.json are English: title'])
})
