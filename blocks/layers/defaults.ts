import type { LayersBlock } from '@/payload-types'

export const defaults: LayersBlock = {
  blockType: 'layers',
  title: 'One application, any device',
  look: 'stack',
  tone: 'ink',
  layers: [
    { title: 'Host', parts: 'Authorization\nAccounts', link: 'NDC, DDC, ISO8583' },
    { title: 'Terminal application', parts: 'Screens\nTransactions\nJournal', link: 'CEN/XFS' },
    { title: 'Devices', parts: 'Dispenser\nCard reader\nPIN pad' },
  ],
}
