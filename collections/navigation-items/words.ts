import { panelWords } from '@/src/i18n/panel-texts'

/** What the form of a menu entry calls itself. */
export const collectionWords = {
  singular: panelWords('navigation_singular'),
  plural: panelWords('navigation_plural'),
}

/** What its fields are called. */
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

/** What stands below them. */
export const descriptions = {
  target: panelWords('navigationHint_target'),
  href: panelWords('navigationHint_href'),
  description: panelWords('navigationHint_description'),
  picture: panelWords('navigationHint_picture'),
  menu: panelWords('navigationHint_menu'),
  slug: panelWords('navigationHint_slug'),
}
