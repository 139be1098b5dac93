import { describe, expect, it } from 'vitest'
import type { PayloadRequest } from 'payload'
import { siteSettings } from '@/collections/site-settings'
import { type Actor, permissions, roles } from '@/src/contract/permissions'
import { siteSubjects } from '@/src/generated/site/subjects'
import { type GuardedCollection, matrix } from '@/src/payload/access/matrix'
import { accessFor } from '@/src/payload/access/rules'
import { verbs } from '@/src/payload/access/rule'
import { currentTab, dashboardTabs, tabPath } from '@/src/staff/dashboard/kit/ui/views'
import { entriesFor, menuEntries, menuFor, getRights } from '@/src/staff/workflow/menu/entries'
import { withOwnCollections } from '@/src/staff/workflow/menu/menu-list'

/** Every role, an admin with every set of permissions. */
const accounts = roles.flatMap((role): Actor[] =>
  role === 'admin'
    ? Array.from({ length: 2 ** permissions.length }, (_, bits) => ({
        role,
        permissions: permissions.filter((_, at) => bits & (2 ** at)),
      }))
    : [{ role }],
)

const nameOf = ({ role, permissions: list }: Actor) => `${role} ${list?.join('+') ?? ''}`.trim()

/** Collections that staff read, and change by other calls if at all. */
const read = ['users', 'activity-logs', 'approvals', 'web-vitals']

/** Tells whether the server lets an account work on a collection: change it, or read it where that is all there is to do. */
function isOpen(collection: string, actor: Actor): boolean {
  const req = { user: actor, payloadAPI: 'REST' } as unknown as PayloadRequest
  const rules = matrix[collection as GuardedCollection]
  return verbs.some((verb) => {
    if (verb === 'readVersions') return false
    const answer = accessFor(rules[verb], {})({ req })
    if (verb !== 'read') return answer === true
    // Everybody reads the own account; approvals are read by the kind of their documents.
    return read.includes(collection) && (collection === 'users' ? answer === true : Boolean(answer))
  })
}

describe.each(accounts.map((actor) => [nameOf(actor), actor] as const))('%s', (_, actor) => {
  const shown = entriesFor(getRights(actor))

  it('sees the entries of all collections that the server opens, and of no other', () => {
    const listed = new Set(shown.flatMap(({ collection }) => collection ?? []))
    const all = new Set(menuEntries.flatMap(({ collection }) => collection ?? []))
    for (const collection of all)
      expect(listed.has(collection), collection).toBe(isOpen(collection, actor))
  })

  it('sees the settings as the server opens them, and translations with what is translated', () => {
    const hrefs = shown.map(({ href }) => href)
    const req = { user: actor } as unknown as PayloadRequest
    const mayChange = siteSettings.access?.update?.({ req }) === true
    expect(hrefs.includes('/admin/globals/site-settings')).toBe(mayChange)
    const translated = ['pages', 'products', 'news', 'navigation-items']
    expect(hrefs.includes('/admin-dashboard/translations')).toBe(
      translated.some((collection) => isOpen(collection, actor)),
    )
  })

  it('is led to tabs that it has', () => {
    for (const { id } of dashboardTabs)
      if (shown.some(({ href }) => href === tabPath(id)))
        expect(currentTab(id, getRights(actor))).toBe(id)
  })
})

describe('the menu', () => {
  it('names every collection that staff work on, each once for an account', () => {
    const named = new Set(menuEntries.flatMap(({ collection }) => collection ?? []))
    // They stand in the form of what they are about, and in views of their own.
    const elsewhere = ['comments', 'api-keys', 'webhook-deliveries']
    for (const slug of Object.keys(matrix))
      if (!slug.startsWith('payload-') && !siteSubjects.includes(slug))
        expect(named.has(slug), slug).toBe(!elsewhere.includes(slug))
    for (const actor of accounts) {
      const shown = entriesFor(getRights(actor)).flatMap(({ collection }) => collection ?? [])
      expect(new Set(shown).size, nameOf(actor)).toBe(shown.length)
    }
  })

  it('shows no group without an entry, and to nobody more than home', () => {
    expect(menuFor(getRights(null)).map(({ id }) => id)).toEqual(['home'])
    const editor = menuFor(getRights({ role: 'admin', permissions: ['content'] }))
    expect(editor.map(({ id }) => id)).toEqual(['home', 'content', 'publishing', 'administration'])
    expect(editor.flatMap(({ entries }) => entries.map(({ href }) => href))).not.toContain(
      tabPath('jobs'),
    )
  })

  it('has the collections of the site’s own code below the content, also where that is all there is', () => {
    const own = [{ href: '/admin/collections/recipes', label: 'Recipes', isCurrent: false }]
    const page = { href: '/admin/collections/pages', label: 'Pages', isCurrent: true }
    const home = { id: 'home', label: null, entries: [] }
    const content = { id: 'content', label: 'Content', entries: [page] }
    expect(withOwnCollections([home, content], [], 'Content')).toEqual([home, content])
    expect(withOwnCollections([home, content], own, 'Content')).toEqual([
      home,
      { ...content, entries: [page, ...own] },
    ])
    expect(withOwnCollections([home], own, 'Content')).toEqual([
      home,
      { id: 'content', label: 'Content', entries: own },
    ])
  })
})
