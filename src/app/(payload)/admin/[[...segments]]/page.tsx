import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { notFound } from 'next/navigation'
import { createBySaving } from '@/src/panel/drafts/create-by-saving'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config, params, searchParams })

/** Views of a new password by mail, whose calls are closed. */
const closedViews = ['forgot', 'reset']

export default async function PanelPage({ params, searchParams }: Props) {
  const [view, , last] = (await params).segments ?? []
  if (view && closedViews.includes(view)) notFound()
  const isNew = view === 'collections' && last === 'create'
  const shown = isNew ? config.then((whole) => createBySaving(whole, importMap)) : config
  return RootPage({ config: shown, importMap, params, searchParams })
}
