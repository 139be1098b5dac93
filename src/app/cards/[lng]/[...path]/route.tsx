import { ImageResponse } from 'next/og'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { orElse } from '@/src/data/cache'
import { getSettings, noSettings } from '@/src/data/settings'
import { titleOf } from '@/src/data/title-of'
import { isLanguage } from '@/src/i18n/languages'
import { cardSize, pathOfCard } from '@/src/lib/pictures/share-card'
import { Card, isDrawable } from '@/src/app/cards/card'

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
  const { companyName } = await orElse(getSettings({ lng }), noSettings)
  const { ground, regular, semiBold } = await files()
  const card = <Card ground={ground} title={isDrawable(title) ? title : ''} company={companyName} />
  return new ImageResponse(card, {
    ...cardSize,
    fonts: [
      { name: 'Plex', data: regular, weight: 400 },
      { name: 'Plex', data: semiBold, weight: 600 },
    ],
    headers: { 'Cache-Control': 'public, max-age=3600' },
  })
}

async function files() {
  const fonts = path.resolve('seed/pictures/fonts')
  const [ground, regular, semiBold] = await Promise.all([
    readFile(path.resolve('public/card-ground.png')),
    readFile(path.join(fonts, 'IBMPlexSans-Regular.ttf')),
    readFile(path.join(fonts, 'IBMPlexSans-SemiBold.ttf')),
  ])
  return { ground: `data:image/png;base64,${ground.toString('base64')}`, regular, semiBold }
}
