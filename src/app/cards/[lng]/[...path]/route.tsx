import { ImageResponse } from 'next/og'
import { orElse } from '@/src/data/cache'
import { getLook, getSettings, noSettings } from '@/src/data/settings'
import { titleOf } from '@/src/data/title-of'
import { isLanguage } from '@/src/i18n/languages'
import { drawingFonts, isDrawable } from '@/src/lib/brand/drawing-fonts'
import { noLook } from '@/src/lib/brand/style'
import { cardSize, pathOfCard } from '@/src/lib/pictures/share-card'
import { Card } from '@/src/app/cards/card'
import { groundOf, logoOf, shippedGround } from '@/src/app/cards/ground'

interface Context {
  params: Promise<{ lng: string; path: string[] }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

/**
 * The picture that other sites show beside a link to a page without one of its own. Only titles of pages
 * that are there are drawn: nobody can have this site say something else.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng, path: parts } = await params
  const page = pathOfCard(parts)
  const title = page !== null && isLanguage(lng) ? await titleOf({ lng, path: page }) : null
  if (title === null || !isLanguage(lng)) return new Response('Not found', { status: 404 })
  const settings = await orElse(getSettings({ lng }), noSettings)
  const { palettes, fonts } = await orElse(getLook(), noLook)
  const card = (
    <Card
      ground={palettes ? await groundOf(palettes.dark) : await shippedGround()}
      title={isDrawable(title) ? title : ''}
      company={settings.companyName}
      logo={palettes ? await logoOf(settings.logoDark) : null}
      colors={
        palettes
          ? { title: palettes.dark['on-stage'], company: palettes.dark['on-stage-muted'] }
          : { title: '#f9fafc', company: '#c9d5e5' }
      }
    />
  )
  return new ImageResponse(card, {
    ...cardSize,
    fonts: await drawingFonts(fonts),
    headers: { 'Cache-Control': 'public, max-age=3600' },
  })
}
