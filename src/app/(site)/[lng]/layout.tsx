import '../styles/tokens.css'
import '@/site/tokens.css'
import '../styles/base.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Footer } from '@/src/components/footer/footer'
import { HeadScript } from '@/src/components/head-script.client'
import { Header } from '@/src/components/header/header'
import { Look, viewportOf } from '@/src/components/look'
import { Announcer } from '@/src/components/announcer.client'
import { FirstSign } from '@/src/components/first-sign.client'
import { Toasts } from '@/src/components/ui/toasts.client'
import { MeasuredVisit } from '@/src/components/visits/measured-visit.client'
import { withFallback } from '@/src/data/cache/cached'
import { iconLinks } from '@/src/data/settings/icons'
import { getFooter, getHeaderLinks } from '@/src/data/menus'
import { previewContext } from '@/src/data/payload/previewer'
import { getLook, getSettings, noSettings } from '@/src/data/settings'
import { LanguageProvider, TextsProvider } from '@/src/i18n/client'
import { type Language, languageOr } from '@/src/i18n/languages'
import { getT, textsFor } from '@/src/i18n/server'
import { noLook } from '@/src/domain/theme/style'
import { isIndexed, siteUrl } from '@/src/platform/env'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { fonts } from '../fonts'

interface Props {
  params: Promise<{ lng: string }>
  children: ReactNode
}

export const generateViewport = async (): Promise<Viewport> =>
  viewportOf(await withFallback(getLook(), noLook))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lng = languageOr((await params).lng)
  const { companyName, description } = await withFallback(getSettings({ lng }), noSettings)
  const name = withoutMarks(companyName)
  return {
    metadataBase: new URL(siteUrl),
    title: { default: name, template: `%s · ${name}` },
    description: withoutMarks(description ?? '') || undefined,
    icons: await iconLinks(),
    ...(isIndexed ? {} : { robots: { index: false, follow: false } }),
  }
}

export default async function SiteLayout({ params, children }: Props) {
  const lng = languageOr((await params).lng)
  const t = getT(lng)
  const [settings, headerLinks, columns] = await Promise.all([
    withFallback(getSettings({ lng }), noSettings),
    getHeaderLinks({ lng }),
    getFooter({ lng }),
  ])
  const isPreview = (await previewContext()) !== null
  return (
    // The script in the head may mark the root element before React sees it.
    <html
      lang={lng}
      className={fonts}
      data-preview={isPreview || undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadScript offered={settings.languages} />
        <Look {...await withFallback(getLook(), noLook)} />
      </head>
      <body>
        <LanguageProvider lng={lng}>
          <a className="skip-link" href="#content">
            {t('skip')}
          </a>
          <Header lng={lng} settings={settings} links={headerLinks} />
          <p className="on-paper">
            {[
              settings.companyName,
              ...(settings.headquartersAddress?.split('\n') ?? []),
              siteUrl.replace(/^https?:\/\//, ''),
            ]
              .map(withoutMarks)
              .filter(Boolean)
              .join(' · ')}
          </p>
          <main id="content" tabIndex={-1}>
            <FirstSign loading={t('loading')} loadingJobs={t('jobs.loading')} />
            <TextsProvider lng={lng} texts={textsFor(lng, ['carousel'])}>
              {children}
            </TextsProvider>
          </main>
          <Footer lng={lng} settings={settings} columns={columns} />
          <Announcer />
          <Toasts label={t('toast.region')} close={t('toast.close')} />
          {settings.measuredVisits > 0 && !isPreview ? (
            <MeasuredVisit share={settings.measuredVisits} />
          ) : null}
          {isPreview ? await draftTools(lng, settings.languages) : null}
        </LanguageProvider>
      </body>
    </html>
  )
}

/** Loaded where it is needed, so that no page of visitors brings any of it. */
async function draftTools(lng: Language, languages: readonly Language[]): Promise<ReactNode> {
  const { DraftTools } = await import('./draft-tools/draft-tools')
  return <DraftTools lng={lng} languages={languages} />
}
