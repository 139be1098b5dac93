import '@/src/app/(site)/styles/tokens.css'
import '@/site/tokens.css'
import '@/src/app/(site)/styles/base.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { fonts } from '@/src/app/(site)/fonts'
import { HeadScript } from '@/src/components/head-script.client'
import { Look } from '@/src/components/look'
import { withFallback } from '@/src/data/cache/cached'
import { getLook } from '@/src/data/settings'
import { LanguageProvider, TextsProvider } from '@/src/i18n/client'
import { languageOr } from '@/src/i18n/languages'
import { textsFor } from '@/src/i18n/server'
import { noLook } from '@/src/domain/theme/style'
import { scriptNonce } from '@/src/platform/http/script-nonce'

interface Props {
  params: Promise<{ lng: string }>
  children: ReactNode
}

export const metadata: Metadata = { title: 'Block', robots: { index: false, follow: false } }

/** The ground of a block that stands alone: the site without its head and foot. */
export default async function BlockLayout({ params, children }: Props) {
  const lng = languageOr((await params).lng)
  return (
    <html lang={lng} className={fonts} data-preview suppressHydrationWarning>
      <head>
        <HeadScript nonce={await scriptNonce()} />
        <Look {...await withFallback(getLook(), noLook)} />
      </head>
      <body>
        <main id="content">
          <LanguageProvider lng={lng}>
            <TextsProvider lng={lng} texts={textsFor(lng, ['carousel'])}>
              {children}
            </TextsProvider>
          </LanguageProvider>
        </main>
      </body>
    </html>
  )
}
