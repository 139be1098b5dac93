'use client'

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type {
  OwnerProof,
  RecoveryCodes as Codes,
  SecondFactorState,
} from '@/src/contract/staff/account'
import type { PasskeyList } from '@/src/contract/staff/passkeys'
import { formatDay } from '@/src/staff/workflow/format'
import { useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { makePasskey } from '../kit/api/passkeys'
import { invalidate, useApi } from '../kit/api/query'
import { Field } from '../kit/form/field'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './account.module.css'
import { ProofForm, RecoveryCodes } from './proof-form'

const path = '/admin/account/passkeys'
const factorPath = '/admin/account/second-factor'

/** List of the own passkeys, and the forms that add and remove one. */
export function Passkeys() {
  const t = useTexts()
  const lng = useLanguage()
  const { refresh } = useStaff()
  const query = useApi<PasskeyList>(path)
  const { data: factor } = useApi<SecondFactorState>(factorPath)
  const [name, setName] = useState('')
  const [codes, setCodes] = useState<string[]>([])
  const asks = { asksForPassword: true, asksForCode: factor?.isOn, hasPasskey: factor?.hasPasskey }
  const { passkeys = [], isPossible = false } = query.data ?? {}

  const renew = async () => {
    invalidate(path, factorPath, '/admin/users')
    await refresh()
  }
  const add = async (proof: Partial<OwnerProof>) => {
    const options = await api<PublicKeyCredentialCreationOptionsJSON>(path, {
      method: 'POST',
      body: proof,
    })
    const body = { name: name.trim(), passkey: await makePasskey(options) }
    const { recoveryCodes } = await api<Codes>(`${path}/confirm`, { method: 'POST', body })
    setName('')
    setCodes(recoveryCodes)
    toast({ title: t('passkey.added') })
    await renew()
  }
  const remove = async (id: string, proof: Partial<OwnerProof>) => {
    await api(`${path}/${id}/remove`, { method: 'POST', body: proof })
    setCodes([])
    toast({ title: t('passkey.removed') })
    await renew()
  }

  return (
    <section aria-labelledby="account-passkeys">
      <h2 id="account-passkeys" className={css.subtitle}>
        {t('passkey.title')}
      </h2>
      <p className={css.hint}>{t('passkey.hint')}</p>
      <QueryState query={query} loading={t('loading')} failed={t('passkey.failed')}>
        {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
        {passkeys.length > 0 ? (
          <ul className={css.sessions}>
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={css.when}>
                  {t('passkey.createdAt', { when: formatDay(createdAt, lng) })}
                  {' · '}
                  {lastUsedAt
                    ? t('passkey.usedAt', { when: formatDay(lastUsedAt, lng) })
                    : t('passkey.unused')}
                </span>
                <details className={`${css.more} ${css.wide}`}>
                  <summary>{t('passkey.remove', { name })}</summary>
                  <ProofForm
                    {...asks}
                    action={t('user.secondFactorTake')}
                    onSubmit={(proof) => remove(id, proof)}
                  />
                </details>
              </li>
            ))}
          </ul>
        ) : null}
        {isPossible ? (
          <details className={css.more}>
            <summary>{t('passkey.add')}</summary>
            <ProofForm {...asks} action={t('passkey.continue')} onSubmit={add}>
              <Field label={t('passkey.name')} hint={t('passkey.nameHint')}>
                {(control) => (
                  <input
                    {...control}
                    maxLength={60}
                    autoComplete="off"
                    value={name}
                    onChange={({ target }) => setName(target.value)}
                  />
                )}
              </Field>
            </ProofForm>
          </details>
        ) : (
          <p>{t('refusal.noPasskeys')}</p>
        )}
      </QueryState>
    </section>
  )
}
