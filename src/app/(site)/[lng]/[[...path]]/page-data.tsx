import { StructuredData } from '@/src/components/structured-data'
import { withFallback } from '@/src/data/cache/cached'
import { listCertificates } from '@/src/data/catalogue/certificates'
import { getPage, type Page } from '@/src/data/pages'
import { listPictures } from '@/src/data/media/pictures'
import { getSettings, noSettings } from '@/src/data/settings'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import { contentLanguage } from '@/src/domain/pages/written-languages'
import { siteUrl } from '@/src/platform/env'
import { breadcrumbs } from '@/src/domain/structured-data/graph'
import { organization, webSite } from '@/src/domain/structured-data/company'
import { findFilms, videoData } from '@/src/domain/structured-data/records'

interface Props {
  lng: Language
  page: Page
  /** The languages in which the page is written. */
  written: readonly Language[]
}

/** Structured data of a page of blocks for search engines: the company, the breadcrumbs, its films. */
export async function PageData({ lng, page, written }: Props) {
  const settings = await withFallback(getSettings({ lng }), noSettings)
  const films = findFilms(page, settings.videos)
  const pictures = await listPictures(
    lng,
    films.map(({ picture }) => picture),
  )
  const trail = await listBreadcrumbs(page.path, lng)
  return (
    <StructuredData
      data={[
        ...(page.path === '/'
          ? [
              organization(siteUrl, settings, lng, await companyCertificates(lng)),
              webSite(siteUrl, {
                companyName: settings.companyName,
                home: addressIn(lng, '/'),
                lng,
              }),
            ]
          : [
              breadcrumbs(siteUrl, [
                ...trail,
                { name: page.title, address: addressIn(contentLanguage(lng, written), page.path) },
              ]),
            ]),
        ...films.map((film) =>
          videoData(
            { ...film, picture: pictures[film.picture ?? '']?.url },
            { siteUrl, companyName: settings.companyName },
          ),
        ),
      ]}
    />
  )
}

const companyCertificates = async (lng: Language) =>
  (await withFallback(listCertificates({ lng }), [])).filter(({ isCompanyWide }) => isCompanyWide)

/** The pages above a page, as far as there are any. */
async function listBreadcrumbs(path: string, lng: Language) {
  const parts = path.split('/').slice(1, -1)
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const pages = await Promise.all(above.map((ancestor) => getPage({ lng, path: ancestor })))
  return [
    { name: getT(lng)('page.home'), address: addressIn(lng, '/') },
    ...pages
      .filter((page) => page !== null)
      .filter(({ builtIn }) => builtIn?.isWritten !== false)
      .map((page) => ({ name: page.title, address: addressIn(lng, page.path) })),
  ]
}
