import { panelLanguages as ours } from '@/src/generated/locales/panel-languages'
import { panelLanguages as ofSite } from '@/src/generated/site/panel-languages'

/** Languages of Payload's own panel. Staff who ask for one that Payload has not (Hindi, Malay) get English. */
export const panelLanguages = { ...ours, ...ofSite }
