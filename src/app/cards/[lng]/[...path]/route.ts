import { getCardContent } from '@/src/data/pages/card-content'
import { withFallback } from '@/src/data/cache/cached'
import { getLook, getSettings, noSettings } from '@/src/data/settings'
import { isLanguage } from '@/src/i18n/languages'
import { noLook } from '@/src/domain/theme/style'
import { pathOfCard } from '@/src/domain/media/pictures/share-card'
import { drawCard, drawGround, drawLogo, drawPicture, shippedGround } from '@/src/app/cards/card'

interface Context {
  params: Promise<{ lng: string; path: string[] }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

/**
 * The picture that other sites show beside a link to a page. Only titles of existing pages are drawn, so that no address makes
 * this site say something else.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng, path: parts } = await params
  const page = pathOfCard(parts)
  const content =
    page !== null && isLanguage(lng) ? await getCardContent({ lng, path: page }) : null
  if (content === null || !isLanguage(lng)) return new Response('Not found', { status: 404 })
  const settings = await withFallback(getSettings({ lng }), noSettings)
  const { palettes, fonts } = await withFallback(getLook(), noLook)
  const card = await drawCard({
    lng,
    ground: palettes ? await drawGround(palettes.dark) : await shippedGround(),
    title: content.title,
    company: settings.companyName,
    logo: await drawLogo(settings.logoDark),
    picture: await drawPicture(content.picture),
    fonts,
    colors: palettes
      ? { title: palettes.dark['on-stage'], company: palettes.dark['on-stage-muted'] }
      : { title: '#f9fafc', company: '#c9d5e5' },
  })
  return new Response(new Uint8Array(card), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
  })
}
