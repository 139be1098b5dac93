import { expect, it } from 'vitest'
import { navigation } from '@/seed/demo/navigation'
import { type BuiltInEntry, builtInMenus } from '@/src/content/menus'

const flat = (list: BuiltInEntry[]): BuiltInEntry[] =>
  list.flatMap((entry) => [entry, ...flat(entry.entries ?? [])])

/** Legal starter pages, which the law asks of many sites; the demo does not have them. */
const notOfTheDemo = ['/legal/imprint', '/legal/accessibility']

/** Pages of the demo alone: who has a press office writes the page. */
const onlyOfTheDemo = ['/press']

it.each(Object.entries(builtInMenus))(
  'the built-in menu %s leads where the demo’s leads',
  (menu, list) => {
    const slugs = new Set(navigation.filter((item) => item.menu === menu).map(({ slug }) => slug))
    const demo = navigation.filter(({ slug, parent }) => slugs.has(parent ?? slug))
    const targets = demo.flatMap(({ href }) => (href ? [`/${href.replace(/^\//, '')}`] : []))
    expect(targets.filter((href) => !onlyOfTheDemo.includes(href))).toEqual(
      flat(list)
        .flatMap(({ href }) => href ?? [])
        .filter((href) => !notOfTheDemo.includes(href)),
    )
  },
)
