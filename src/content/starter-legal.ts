import { keptDays } from '@/src/domain/settings/retention'
import type { TextKey, Translate } from '@/src/i18n/translate'
import type { Block, BuiltInPage } from './types'

/** Duties of many laws that no documented page serves: pages that a site may begin with, and has not built in. */
export const legalStarters: BuiltInPage[] = [
  {
    path: '/legal/imprint',
    name: 'page.imprint',
    layout: ({ t }, title) => [imprint(t, title)],
  },
  {
    path: '/legal/accessibility',
    name: 'page.accessibility',
    layout: ({ t }, title) => [accessibility(t, title)],
  },
]

/** The privacy policy, about the forms that the site has and how long it keeps what they send. */
export const privacyPolicy = (t: Translate, title: string): Block =>
  legalText(t, title, [
    ['legal.introduction', 'starter.privacy.responsible'],
    ['legal.collected', 'starter.privacy.collected'],
    ['legal.kept', 'starter.privacy.kept'],
    ['legal.rights', 'starter.privacy.rights'],
    ['legal.contact', 'starter.imprint.companyText'],
  ])

const imprint = (t: Translate, title: string) =>
  legalText(t, title, [
    ['starter.imprint.company', 'starter.imprint.companyText'],
    ['starter.imprint.directors', 'starter.imprint.directorsText'],
    ['starter.imprint.register', 'starter.imprint.registerText'],
    ['starter.imprint.vat', 'starter.imprint.vatText'],
  ])

const accessibility = (t: Translate, title: string) =>
  legalText(t, title, [
    ['starter.accessibility.state', 'starter.accessibility.stateText'],
    ['starter.accessibility.gaps', 'starter.accessibility.gapsText'],
    ['starter.accessibility.report', 'starter.accessibility.reportText'],
    ['starter.accessibility.appeal', 'starter.accessibility.appealText'],
  ])

const legalText = (
  t: Translate,
  title: string,
  sections: [heading: TextKey, text: TextKey][],
): Block => ({
  blockType: 'legalText',
  title,
  sections: sections.map(([heading, text]) => ({
    title: t(heading),
    text: t(text, { days: keptDays.inquiries || '…' }),
  })),
})
