import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
import { languages } from '@/src/i18n/languages'
import { DoneAnswer } from '../account'
import { ChecksAnswer, ChecksQuery } from '../checks'
import {
  ListViewAnswer,
  ListViewChange,
  ListViewInput,
  ListViews,
  viewedLists,
} from '../list-views'
import {
  LibraryAnswer,
  LibraryQuery,
  PictureMove,
  PictureMoved,
  PictureUses,
} from '../media-library'
import { MenuAnswer, MenuInput, MenuTree, MenuTreeInput } from '../menu-tree'
import { vitalsDays, VitalsSummary } from '@/src/contract/visits'
import { ForYou, Overview } from '../overview'
import { PageStart, PageStartAnswer, Setup, SetupInput, SetupUndone } from '../setup'

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

const library = 'Staff: media library'

const pictureId = { id: 'Id of the picture' }

/** The media library. */
export const mediaOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/media/library',
    subject: library,
    summary: 'Pictures for staff, 48 a page: searched, filtered, and whether they are used',
    query: LibraryQuery,
    answer: { status: 200, schema: LibraryAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/media/{id}/uses',
    subject: library,
    summary: 'Every place in which a picture is used, public and drafted',
    parameters: pictureId,
    answer: { status: 200, schema: PictureUses },
    refusals: [401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/media/{id}/move',
    subject: library,
    summary: 'Shows another picture wherever this one is used: everywhere or nowhere',
    parameters: pictureId,
    body: { schema: PictureMove },
    answer: { status: 200, schema: PictureMoved },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
]

/** Operations that set up a site of one's own. */
export const setupOperations: Operation[] = [
  {
    method: 'post',
    path: '/admin/pages/start',
    subject: 'Staff: begin a site',
    summary: 'Makes the page of a documented address that has none, to go on from',
    body: { schema: PageStart },
    answer: { status: 201, schema: PageStartAnswer },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'How a site of one’s own began, and what is left of it to do',
    answer: { status: 200, schema: Setup },
    refusals: [401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'Begins an empty site with nothing, with starter pages as drafts, or with the demo',
    body: { schema: SetupInput },
    answer: { status: 201, schema: Setup },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'Takes back what the choice brought, except for what was worked on since',
    answer: { status: 200, schema: SetupUndone },
    refusals: [401, 403, 404, 409],
    isForStaff: true,
  },
]

/** The overview of the dashboard, what checks find, and what visitors' browsers measured. */
export const overviewOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/overview',
    subject: 'Staff: overview',
    summary: 'Rights, numbers and latest activity: what the role may see of them',
    answer: { status: 200, schema: Overview },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/overview/for-you',
    subject: 'Staff: overview',
    summary: 'What waits for the caller: mentions, drafts, inquiries and quote requests',
    answer: { status: 200, schema: ForYou },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/checks',
    subject: 'Staff: checks',
    summary:
      'What is wrong with a document, or with all that is published, of what the caller may edit',
    query: ChecksQuery,
    answer: { status: 200, schema: ChecksAnswer },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/web-vitals/summary',
    subject: 'Staff: overview',
    summary: `How fast pages were for visitors in the last ${vitalsDays} days, counted by day and by kind of page`,
    answer: { status: 200, schema: VitalsSummary },
    refusals: [401, 403],
    isForStaff: true,
  },
]

const listViews = 'Staff: saved views'

const ofList = { list: viewedLists.join(', ') }

const ofView = { ...ofList, id: 'Id of the view' }

/** Views of the lists of the dashboard. */
export const listViewOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/list-views/{list}',
    subject: listViews,
    summary: 'Views of a list that the caller saved, and those that others share',
    parameters: ofList,
    answer: { status: 200, schema: ListViews },
    refusals: [401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/list-views/{list}',
    subject: listViews,
    summary: 'Saves search, order and filters of a list under a name',
    parameters: ofList,
    body: { schema: ListViewInput },
    answer: { status: 201, schema: ListViewAnswer },
    refusals: [400, 401, 403, 404, 409],
    isForStaff: true,
  },
  {
    method: 'patch',
    path: '/admin/list-views/{list}/{id}',
    subject: listViews,
    summary: 'Renames, shares or replaces a view of the caller',
    parameters: ofView,
    body: { schema: ListViewChange },
    answer: { status: 200, schema: ListViewAnswer },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/list-views/{list}/{id}',
    subject: listViews,
    summary: 'Removes a view: its maker any, super_admin those that others share',
    parameters: ofView,
    answer: { status: 200, schema: DoneAnswer },
    refusals: [401, 403, 404],
    isForStaff: true,
  },
]
