import { panelWords } from '@/src/i18n/panel-texts'

/** Names of the collection of menu entries. */
export const collectionWords = {
  singular: panelWords('navigation_singular'),
  plural: panelWords('navigation_plural'),
}

/** Labels of its fields. */
export const labels = {
  name: panelWords('navigationLabel_name'),
  target: panelWords('navigationLabel_target'),
  href: panelWords('navigationLabel_href'),
  description: panelWords('navigationLabel_description'),
  picture: panelWords('navigationLabel_picture'),
  menu: panelWords('navigationLabel_menu'),
  parentId: panelWords('navigationLabel_parentId'),
  slug: panelWords('navigationLabel_slug'),
  order: panelWords('navigationLabel_order'),
  isActive: panelWords('navigationLabel_isActive'),
}

/** Descriptions below its fields. */
export const descriptions = {
  target: panelWords('navigationHint_target'),
  href: panelWords('navigationHint_href'),
  description: panelWords('navigationHint_description'),
  picture: panelWords('navigationHint_picture'),
  menu: panelWords('navigationHint_menu'),
  slug: panelWords('navigationHint_slug'),
}
