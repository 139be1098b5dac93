import '@payloadcms/next/css'
import config from '@payload-config'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'
import { answerPanelCall } from './panel-call'
import { fonts } from '../(site)/fonts'
import './panel.css'
import '@/src/staff/panel/controls.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return answerPanelCall(args)
}

export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: fonts }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
