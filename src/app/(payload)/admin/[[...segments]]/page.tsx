import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { notFound } from 'next/navigation'
import { createBySaving } from '@/src/payload/patches/create-by-saving'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Props) {
  const [view, slug] = (await params).segments ?? []
  const { collections, globals } = await config
  const known = { collections, globals }[view ?? '']
  // To Payload a collection that does not exist has no title, and not that of a page that is not there.
  const isUnknown = known !== undefined && !known.some((each) => each.slug === slug)
  const shown = isUnknown ? Promise.resolve({ segments: ['not-found'] }) : params
  return generatePageMetadata({ config, params: shown, searchParams })
}

/** Views of a new password by mail, whose calls are closed. */
const closedViews = ['forgot', 'reset']

export default async function PanelPage({ params, searchParams }: Props) {
  const [view, , last] = (await params).segments ?? []
  if (view && closedViews.includes(view)) notFound()
  const isNew = view === 'collections' && last === 'create'
  const shown = isNew ? config.then((whole) => createBySaving(whole, importMap)) : config
  return RootPage({ config: shown, importMap, params, searchParams })
}
