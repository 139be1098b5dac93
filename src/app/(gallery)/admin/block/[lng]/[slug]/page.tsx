import { notFound } from 'next/navigation'
import { blocks } from '@/blocks'
import { RenderBlocks } from '@/blocks/render'
import type { Block } from '@/src/data/pages'
import { currentStaff } from '@/src/data/payload/staff'
import { isLanguage } from '@/src/i18n/languages'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export const dynamic = 'force-dynamic'

/** One block with its defaults, for staff: the gallery shows it in a frame. */
export default async function BlockPage({ params }: Props) {
  const { lng, slug } = await params
  const block = blocks.find(({ schema }) => schema.slug === slug)
  if (!block || !isLanguage(lng) || !(await currentStaff())) notFound()
  return <RenderBlocks lng={lng} layout={[block.defaults as Block]} />
}
