'use client'

import { toast } from '@/src/components/ui/toast'
import css from './news-detail.module.css'

/** Copies the page's address, without what was searched or counted on the way to it. */
export const Share = ({ texts }: { texts: { share: string; copied: string } }) => (
  <button
    type="button"
    className={css.share}
    onClick={() => {
      void copyText(`${location.origin}${location.pathname}`).then(() => {
        toast({ title: texts.copied })
      })
    }}
  >
    {texts.share}
  </button>
)

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without HTTPS, or without leave: the older way, by a selection.
    const field = Object.assign(document.createElement('textarea'), { value: text })
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
