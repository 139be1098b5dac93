import { drawIcon } from '@/src/app/icons/draw'
import { getIconSource } from '@/src/data/settings/icons'
import { iconFiles, isIcon } from '@/src/domain/theme/icons'

interface Context {
  params: Promise<{ file: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

/**
 * An icon of the site. It is drawn at its first visit and kept until the settings change; `next.config.ts` leads
 * here from the addresses that browsers know.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  if (!isIcon(file)) return new Response('Not found', { status: 404 })
  const content = await drawIcon(file, await getIconSource())
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': iconFiles[file].type,
      // Pages name icons with a version; who asks by the bare address soon sees a new one, too.
      'Cache-Control': 'public, max-age=300',
    },
  })
}
