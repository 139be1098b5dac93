import { describe, expect, it } from 'vitest'
import { getRightsOfGroups, parseProviders } from '@/src/domain/accounts/providers'

const given = {
  OIDC_PROVIDERS: 'company',
  OIDC_COMPANY_ISSUER: 'https://login.example.com/tenant/v2.0',
  OIDC_COMPANY_CLIENT_ID: 'site',
  OIDC_COMPANY_CLIENT_SECRET: 'secret',
}

const parsed = (more: Record<string, string | undefined> = {}) =>
  parseProviders({ ...given, ...more })

describe('settings of single sign-on', () => {
  it('are none where no provider is named', () => {
    expect(parseProviders({})).toEqual({ providers: [], hasEmergencyPasswordsOnly: false })
  })

  it('have defaults that create no account and change no rights', () => {
    expect(parsed().providers).toEqual([
      {
        name: 'company',
        label: 'company',
        issuer: 'https://login.example.com/tenant/v2.0',
        clientId: 'site',
        clientSecret: 'secret',
        scopes: 'openid profile email',
        groupsClaim: 'groups',
        groups: undefined,
        createsAccounts: false,
        alwaysAsksSecondFactor: false,
      },
    ])
  })

  it('name several providers, each with settings of its own', () => {
    const { providers } = parsed({
      OIDC_PROVIDERS: 'company, our-partner',
      OIDC_OUR_PARTNER_ISSUER: 'https://partner.example.com',
      OIDC_OUR_PARTNER_CLIENT_ID: 'other',
      OIDC_OUR_PARTNER_CLIENT_SECRET: 'other secret',
      OIDC_OUR_PARTNER_SECOND_FACTOR: 'always',
      OIDC_COMPANY_LABEL: 'Example Inc.',
    })
    expect(
      providers.map(({ name, label, clientId, alwaysAsksSecondFactor }) => [
        name,
        label,
        clientId,
        alwaysAsksSecondFactor,
      ]),
    ).toEqual([
      ['company', 'Example Inc.', 'site', false],
      ['our-partner', 'our-partner', 'other', true],
    ])
  })

  it.each([
    [{ OIDC_COMPANY_ISSUER: undefined }, 'OIDC_COMPANY_ISSUER is missing'],
    [{ OIDC_COMPANY_CLIENT_SECRET: undefined }, 'OIDC_COMPANY_CLIENT_SECRET is missing'],
    [{ OIDC_COMPANY_ISSUER: 'http://login.example.com' }, 'OIDC_COMPANY_ISSUER must be an https:'],
    [{ OIDC_COMPANY_ISSUER: 'https://a.example/?b' }, 'OIDC_COMPANY_ISSUER must be an https:'],
    [{ OIDC_COMPANY_ISSUER: 'nowhere' }, 'OIDC_COMPANY_ISSUER must be an https:'],
    [{ OIDC_COMPANY_SCOPES: 'profile' }, 'OIDC_COMPANY_SCOPES must hold openid'],
    [{ OIDC_COMPANY_GROUPS: 'staff' }, 'OIDC_COMPANY_GROUPS must be GROUP=ROLE'],
    [{ OIDC_COMPANY_GROUPS: 'staff=owner' }, 'OIDC_COMPANY_GROUPS must be GROUP=ROLE'],
    [{ OIDC_COMPANY_GROUPS: 'staff=admin:all' }, 'OIDC_COMPANY_GROUPS must be GROUP=ROLE'],
    [{ OIDC_COMPANY_GROUPS: 'staff=news_admin:inbox' }, 'OIDC_COMPANY_GROUPS must be GROUP=ROLE'],
    [{ OIDC_COMPANY_CREATE: 'first-sign-in' }, 'OIDC_COMPANY_GROUPS is missing'],
    [{ OIDC_COMPANY_CREATE: 'everybody' }, 'OIDC_COMPANY_CREATE'],
    [{ OIDC_PROVIDERS: 'company company' }, 'OIDC_PROVIDERS must list each name once'],
    [{ OIDC_PROVIDERS: 'Company' }, 'OIDC_PROVIDERS must list each name once'],
    [{ OIDC_PASSWORDS: 'none' }, 'OIDC_PASSWORDS must be all or emergency'],
    [{ OIDC_PROVIDERS: undefined, OIDC_PASSWORDS: 'emergency' }, 'OIDC_PROVIDERS is missing'],
  ])('are refused: %j', (more, message) => {
    expect(() => parsed(more)).toThrow(message)
  })

  it('may name a provider on the same machine without TLS', () => {
    expect(parsed({ OIDC_COMPANY_ISSUER: 'http://127.0.0.1:8080' }).providers).toHaveLength(1)
  })
})

describe('the table of groups', () => {
  const [provider] = parsed({
    OIDC_COMPANY_GROUPS:
      'cms-admins=super_admin; CN=shop,OU=web=admin:products+inbox;/newsroom=news_admin;',
  }).providers

  it.each([
    [['/newsroom', 'cms-admins'], { role: 'super_admin', permissions: [] }],
    [['CN=shop,OU=web'], { role: 'admin', permissions: ['products', 'inbox'] }],
    [['/newsroom'], { role: 'news_admin', permissions: [] }],
    [['newsroom', 'CMS-ADMINS', ''], null],
    [[], null],
  ])('gives %j the rights of the first row that fits', (groups, rights) => {
    expect(provider && getRightsOfGroups(provider, groups)).toEqual(rights)
  })
})
