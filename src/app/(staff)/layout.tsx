import '../(site)/styles/tokens.css'
import '@/site/tokens.css'
import '../(site)/styles/base.css'
import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { ChosenTheme, Look, viewportOf } from '@/src/components/look'
import { HeadScript } from '@/src/components/head-script.client'
import { Toasts } from '@/src/components/ui/toasts.client'
import { Tooltips } from '@/src/components/ui/tooltips.client'
import { withFallback } from '@/src/data/cache/cached'
import { iconLinks } from '@/src/data/settings/icons'
import { getLook, getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage } from '@/src/i18n/languages'
import { staffTexts } from '@/src/i18n/staff-resources'
import { languageOfCookies } from '@/src/i18n/language-cookie'
import { noLook } from '@/src/domain/theme/style'
import { parseTheme, themeCookie } from '@/src/domain/theme/theme'
import { scriptNonce } from '@/src/platform/http/script-nonce'
import { noEvalScript } from '@/src/platform/browser/no-eval'
import { AuthProvider } from '@/src/staff/dashboard/kit/api/auth'
import { QueryProvider } from '@/src/staff/dashboard/kit/api/query'
import { NavigationProvider } from '@/src/staff/dashboard/kit/ui/navigation'
import { SiteLanguagesProvider } from '@/src/staff/dashboard/kit/ui/site-facts'
import { staffLanguageKey, staffLanguageOf } from '@/src/staff/dashboard/kit/ui/staff-language'
import { StaffTexts } from '@/src/staff/dashboard/kit/ui/texts'
import { WorkflowHost } from '@/src/staff/dashboard/kit/ui/workflow-host'
import { fonts } from '../(site)/fonts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { default: 'Admin', template: '%s · Admin' },
  robots: { index: false, follow: false },
  icons: await iconLinks(),
})

export const generateViewport = async (): Promise<Viewport> =>
  viewportOf(await withFallback(getLook(), noLook), await chosenTheme())

const chosenTheme = async () => parseTheme((await cookies()).get(themeCookie)?.value)

/** The ground of the pages for staff, in the language and the colour scheme of the cookies. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const jar = await cookies()
  const lng =
    staffLanguageOf(jar.get(staffLanguageKey)?.value) ??
    languageOfCookies((await headers()).get('cookie')) ??
    defaultLanguage
  const texts = staffTexts(lng)
  const nonce = await scriptNonce()
  const look = await withFallback(getLook(), noLook)
  const theme = await chosenTheme()
  const { languages } = await withFallback(getSettings({ lng: defaultLanguage }), noSettings)
  return (
    <html lang={lng} className={fonts} data-theme={theme} suppressHydrationWarning>
      <head>
        <HeadScript nonce={nonce} />
        <Look {...look} />
        {theme ? <ChosenTheme theme={theme} palettes={look.palettes} /> : null}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: noEvalScript }} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {texts.skip}
        </a>
        <StaffTexts lng={lng} texts={texts}>
          <SiteLanguagesProvider languages={languages}>
            <QueryProvider>
              <AuthProvider hasPanelCookie={jar.has('payload-token')}>
                <NavigationProvider>
                  <WorkflowHost>{children}</WorkflowHost>
                </NavigationProvider>
              </AuthProvider>
            </QueryProvider>
          </SiteLanguagesProvider>
        </StaffTexts>
        <Toasts label={texts['toast.region'] ?? ''} close={texts['toast.close'] ?? ''} />
        <Tooltips />
      </body>
    </html>
  )
}
