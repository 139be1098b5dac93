import { describe, expect, it, vi } from 'vitest'
import { hasPermission, type Permission } from '@/src/contract/permissions'
import { commandsFor, matching } from '@/src/staff/palette/commands'
import type { Texts } from '@/src/staff/kit/ui/texts'

const t = ((key: string) => key) as unknown as Texts

function commandsOf(role: 'super_admin' | 'admin', permissions: Permission[] = []) {
  const go = vi.fn()
  const auth = {
    may: (permission: Permission) => hasPermission({ role, permissions }, permission),
    isSuperAdmin: role === 'super_admin',
    signOut: vi.fn(),
  }
  return { go, auth, commands: commandsFor({ t, auth, go, changeLanguage: vi.fn() }) }
}

const idsOf = (commands: { id: string }[]) => commands.map(({ id }) => id)

describe('what the palette offers', () => {
  it('is what the role opens, and nothing else', () => {
    const every = idsOf(commandsOf('super_admin').commands)
    expect(every).toEqual(expect.arrayContaining(['pages /admin-dashboard/activity', 'sign out']))
    expect(new Set(every).size).toBe(every.length)
    const of = idsOf(commandsOf('admin', ['news']).commands)
    expect(of).toContain('actions /admin-dashboard?tab=news&open=new')
    for (const path of ['tab=users', 'tab=products', 'activity', 'missed', 'pages/create'])
      expect(of.filter((id) => id.includes(path))).toEqual([])
  })

  it('is found by any of its words, whatever their case and accents', () => {
    const { commands } = commandsOf('super_admin')
    expect(idsOf(matching(commands, 'TIENG viet'))).toEqual(['language vi'])
    expect(matching(commands, '').length).toBe(commands.length)
  })

  it('signs out, and leads to where one signs in', () => {
    const { commands, auth, go } = commandsOf('admin')
    commands.find(({ id }) => id === 'sign out')?.run()
    expect(auth.signOut).toHaveBeenCalled()
    expect(go).toHaveBeenCalledWith('/admin-portal')
  })
})
