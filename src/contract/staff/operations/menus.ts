import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import type { Operation } from '@/src/contract/operation'
import { MenuAnswer, MenuInput, MenuTree, MenuTreeInput } from '../menu-tree'

const menus = 'Staff: menus'

const Locale = z.object({ locale: z.enum(languages).optional().describe('Language of the texts') })

/** Menus and footer as trees. */
export const menuOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/navigation-items/tree',
    subject: menus,
    summary:
      'All menus and the footer: the latest version of every entry, and what of it is public',
    query: Locale,
    answer: { status: 200, schema: MenuTree },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/navigation-items/tree',
    subject: menus,
    summary: 'Saves places and order of all entries of a menu, as drafts: all of it or nothing',
    body: { schema: MenuTreeInput },
    answer: { status: 200, schema: MenuAnswer },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/navigation-items/publish',
    subject: menus,
    summary: 'Publishes every draft of a menu: all of them or none',
    body: { schema: MenuInput },
    answer: { status: 200, schema: MenuAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/navigation-items/start',
    subject: menus,
    summary: 'Writes the built-in entries into a menu that has none',
    body: { schema: MenuInput },
    answer: { status: 201, schema: MenuAnswer },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
]
