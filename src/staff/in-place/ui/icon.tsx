import { LineIcon } from '@/src/components/line-icon'

const paths = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  hide: 'M2 2l12 12M6.5 4A6.4 6.4 0 0 1 8 3.8c3 0 5.3 2 6.5 4.2a9 9 0 0 1-1.8 2.3M4.2 5A8.7 8.7 0 0 0 1.5 8c1.2 2.2 3.5 4.2 6.5 4.2 1.1 0 2.1-.3 3-.7M6.7 6.7a1.9 1.9 0 0 0 2.6 2.6',
  show: 'M1.5 8C2.7 5.8 5 3.8 8 3.8s5.3 2 6.5 4.2c-1.2 2.2-3.5 4.2-6.5 4.2S2.7 10.2 1.5 8M9.9 8a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0',
  remove: 'M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9',
  add: 'M8 3v10M3 8h10',
  fields: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h7',
  undo: 'M6.5 3.5 3 7l3.5 3.5M3 7h6.5a3.5 3.5 0 0 1 0 7H7',
  redo: 'M9.5 3.5 13 7l-3.5 3.5M13 7H6.5a3.5 3.5 0 0 0 0 7H9',
  device: 'M5 1.5h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM7.5 12.5h1',
  leave: 'M9.5 3.5 5 8l4.5 4.5',
  open: 'M4 10l4-4 4 4',
  done: 'M3 8.5 6.5 12 13 4.5',
  draft: 'M3 13l.7-3L10.5 3.2l2.3 2.3L6 12.3z',
  saving: 'M8 2.5a5.5 5.5 0 1 1-5.5 5.5M8 5v3l2 1.5',
  warning: 'M8 2.5 14.5 13.5h-13zM8 6.5v3.5M8 12v.01',
  grip: 'M6 3v.01M10 3v.01M6 8v.01M10 8v.01M6 13v.01M10 13v.01',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => <LineIcon path={paths[name]} />
