import { describe, expect, it, vi } from 'vitest'
import type { Field } from 'payload'
import { siteSettings } from '@/collections/site-settings'
import { matrix } from '@/src/payload/access/matrix'
import { siteSubjects } from '@/src/generated/site/subjects'
import { hasPermission, type Permission } from '@/src/contract/permissions'
import { languages, type Language } from '@/src/i18n/languages'
import { commandsFor, settingFields } from '@/src/staff/dashboard/palette/commands'
import { makeFinder } from '@/src/staff/dashboard/palette/find'
import type { Texts } from '@/src/staff/dashboard/kit/ui/texts'
import { texts } from '@/src/generated/locales/staff'

function commandsOf(
  role: 'super_admin' | 'admin',
  permissions: Permission[] = [],
  lng: Language = 'en',
) {
  const go = vi.fn()
  const auth = {
    may: (permission: Permission) => hasPermission({ role, permissions }, permission),
    isSuperAdmin: role === 'super_admin',
    signOut: vi.fn(),
  }
  const t = ((key: string) => texts[lng]?.[key] ?? key) as unknown as Texts
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
    for (const path of [
      'tab=users',
      'tab=products',
      'activity',
      'missed',
      'pages/create',
      'collections',
      'globals',
      'overview-health',
    ])
      expect(of.filter((id) => id.includes(path))).toEqual([])
    // What a super_admin alone may change is no way for others.
    const editor = idsOf(commandsOf('admin', ['content']).commands)
    expect(editor).toContain('settings /admin/globals/site-settings#field-logo')
    expect(editor.filter((id) => /notificationAddress|approvalRules/.test(id))).toEqual([])
  })

  it('signs out, and leads to where one signs in', () => {
    const { commands, auth, go } = commandsOf('admin')
    commands.find(({ id }) => id === 'sign out')?.run()
    expect(auth.signOut).toHaveBeenCalled()
    expect(go).toHaveBeenCalledWith('/admin-portal')
  })

  it('holds every setting of the site', () => {
    expect(Object.keys(settingFields).sort()).toEqual(pathsOf(siteSettings.fields).sort())
  })

  it('holds every list of records that staff may change', () => {
    const { commands } = commandsOf('super_admin')
    const inDashboard = {
      users: 'tab=users',
      products: 'tab=products',
      news: 'tab=news',
      jobs: 'tab=jobs',
      media: 'media',
      releases: 'releases',
      inquiries: 'inquiries',
      'quote-requests': 'quotes',
      'job-applications': 'applications',
      approvals: 'approvals',
      'missed-visits': 'missed',
      'web-vitals': 'visits',
      // They stand beside the missed searches.
      'search-words': 'missed',
      'activity-logs': 'activity',
      'api-keys': 'keys',
      'webhook-deliveries': 'webhooks',
      // They stand in the gallery of blocks, where pages are edited.
      patterns: 'admin/blocks',
      // They stand in the form of what they are about.
      comments: 'overview',
    }
    const paths = idsOf(commands).join('\n')
    // Those of a site of one's own stand in the menu of the panel alone.
    const isOwn = (slug: string) => siteSubjects.includes(slug)
    for (const slug of Object.keys(matrix)) {
      if (slug.startsWith('payload-') || isOwn(slug)) continue
      const path = slug in inDashboard ? inDashboard[slug as keyof typeof inDashboard] : `/${slug}`
      expect(paths, slug).toContain(path)
    }
  })
})

/** Paths of the fields that hold something of their own: groups of the look field by field, others whole. */
function pathsOf(fields: Field[], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => pathsOf(tab.fields, prefix))
    if (field.type === 'row') return pathsOf(field.fields, prefix)
    if (field.type === 'ui' || !('name' in field)) return []
    // It shows only with a choice of the field beside it.
    if (field.admin?.condition) return []
    if (field.name === 'brand' && field.type === 'group') return pathsOf(field.fields, 'brand.')
    return [`${prefix}${field.name}`]
  })
}

const setting = (field: string) => `settings /admin/globals/site-settings#field-${field}`
const menus = 'pages /admin/collections/navigation-items'
const password = 'pages /admin-dashboard/account#account-password'
const health = 'pages /admin-dashboard#overview-health'
const redirects = 'pages /admin/collections/redirects'
const settings = 'pages /admin/globals/site-settings'
const asked = [
  menus,
  menus,
  setting('logo'),
  setting('brand__color'),
  setting('offeredLanguages'),
  password,
  health,
  settings,
  redirects,
  setting('businessHours'),
]

const queries: Record<string, string[]> = {
  en: 'footer, menu, logo, colour, language, password, backup, settings, redirect, opening hours'.split(
    ', ',
  ),
  zh: '页脚, 菜单, 标志, 颜色, 语言, 密码, 备份, 设置, 重定向, 营业时间'.split(', '),
  ja: 'フッター, メニュー, ロゴ, 色, 言語, パスワード, バックアップ, 設定, リダイレクト, 営業時間'.split(
    ', ',
  ),
  ko: '바닥글, 메뉴, 로고, 색상, 언어, 비밀번호, 백업, 설정, 리디렉션, 영업 시간'.split(', '),
  ru: 'подвал, меню, логотип, цвет, язык, пароль, резервная копия, настройки, перенаправление, часы работы'.split(
    ', ',
  ),
  vi: 'chân trang, menu, logo, màu, ngôn ngữ, mật khẩu, sao lưu, cài đặt, chuyển hướng, giờ mở cửa'.split(
    ', ',
  ),
  id: 'kaki halaman, menu, logo, warna, bahasa, kata sandi, cadangan, pengaturan, pengalihan, jam buka'.split(
    ', ',
  ),
  ms: 'pengaki, menu, logo, warna, bahasa, kata laluan, sandaran, tetapan, ubah hala, waktu buka'.split(
    ', ',
  ),
  th: 'ส่วนท้าย, เมนู, โลโก้, สี, ภาษา, รหัสผ่าน, สำรองข้อมูล, การตั้งค่า, การเปลี่ยนเส้นทาง, เวลาทำการ'.split(
    ', ',
  ),
  hi: 'फ़ुटर, मेनू, लोगो, रंग, भाषा, पासवर्ड, बैकअप, सेटिंग, पुनर्निर्देशन, कार्य समय'.split(', '),
}

describe.each(languages)('what is typed in %s', (lng) => {
  const { commands } = commandsOf('super_admin', [], lng)
  const find = makeFinder(commands, lng)
  const first = (typed: string) => find(typed)[0]?.id

  it('finds by other words than its name every place there is', () => {
    for (const { id, words, label } of commands) {
      expect(words?.length, id).toBeGreaterThan(0)
      expect(words?.join(), id).not.toContain('find.')
      expect(
        words?.every((word) => word.trim() !== ''),
        id,
      ).toBe(true)
      expect(idsOf(find(label)), label).toContain(id)
      for (const word of words ?? []) expect(idsOf(find(word)), `${id}: ${word}`).toContain(id)
    }
  })

  it('leads first to what most people mean', () => {
    const found = (queries[lng] ?? []).map((typed) => [typed, first(typed)])
    expect(found).toEqual((queries[lng] ?? []).map((typed, at) => [typed, asked[at]]))
  })
})

describe('what is typed otherwise', () => {
  const first = (typed: string, lng: Language = 'en') =>
    makeFinder(commandsOf('super_admin', [], lng).commands, lng)(typed)[0]?.id

  it('is understood in any case, without accents and with a wrong letter', () => {
    expect(first('FOOTER')).toBe(menus)
    expect(first('mat khau', 'vi')).toBe(password)
    expect(first('TIENG viet')).toBe('language vi')
    expect(first('pasword')).toBe(password)
    expect(first('langauge')).toBe(setting('offeredLanguages'))
    expect(first('backap')).toBe(health)
    expect(first('логотп', 'ru')).toBe(setting('logo'))
  })

  it('is understood before it is finished', () => {
    expect(first('foot')).toBe(menus)
    expect(first('passw')).toBe(password)
  })

  it('finds pages and words of the trade', () => {
    expect(first('404')).toBe('pages /admin-dashboard/missed')
    expect(first('new product')).toBe('actions /admin-dashboard?tab=products&open=new')
    expect(first('log out')).toBe('sign out')
    expect(first('trash')).toMatch(/^pages \/admin-dashboard/)
    expect(first('contact page')).toBe('pages /admin/collections/pages')
    expect(first('qqqqq')).toBeUndefined()
  })
})
