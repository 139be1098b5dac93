'use client'

import { useDeferredValue } from 'react'
import { MarkdownBlock } from '@/src/components/markdown'
import type { Language } from '@/src/i18n/languages'
import { parseMarkdown } from '@/src/domain/news/markdown/parse'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { useTexts } from '../kit/ui/texts'
import css from './text-editor.module.css'

/** A text as the site will show it; links are seen and lead nowhere, for the text is not saved yet. */
export function TextPreview({ text, lng }: { text: string; lng: Language }) {
  const t = useTexts()
  const blocks = parseMarkdown(useDeferredValue(text))
  return (
    <section className={css.preview} aria-label={t('marks.preview')} tabIndex={0}>
      {blocks.length === 0 ? <p className={css.nothing}>{t('marks.nothing')}</p> : null}
      <div lang={lng} className={css.drawn}>
        {blocks.map((block, index) => (
          <MarkdownBlock
            key={index}
            block={block}
            parts={{
              link: (href, words) => (
                <span className={css.link} data-tooltip={href}>
                  {words}
                </span>
              ),
              picture: ({ url, alt }) => <img src={mediaAddress(url)} alt={alt} />,
            }}
          />
        ))}
      </div>
    </section>
  )
}
