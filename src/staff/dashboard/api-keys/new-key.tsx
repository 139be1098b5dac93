import type { ComponentProps } from 'react'
import {
  ApiKeyInput,
  groupRights,
  keyLimits,
  type KeyVerb,
  maxKeyDays,
  type NewApiKey,
} from '@/src/contract/staff/api-keys'
import type { SecondFactorState } from '@/src/contract/staff/account'
import { formatNumber, formatUnit } from '@/src/staff/workflow/format'
import { api } from '../kit/api/call'
import { signWithPasskey } from '../kit/api/passkeys'
import { useApi } from '../kit/api/query'
import { EntryDialog } from '../kit/form/entry-dialog'
import { type ControlProps, Field, Group } from '../kit/form/field'
import { findFieldErrors } from '../kit/form/field-errors'
import { type EntryForm, useEntryForm } from '../kit/form/use-entry-form'
import { resourceText } from '../kit/ui/record-names'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './api-keys.module.css'

interface Props {
  path: string
  /** Those that the account may give. */
  rights: string[]
  onMade: (made: NewApiKey) => void
  onClose: () => void
}

interface Values {
  name: string
  days: string
  perMinute: string
  rights: string[]
  currentPassword: string
  code: string
}

const dayChoices = [30, 90, 180, maxKeyDays]

/** The form of a new key. It asks for the password, and for a code or a passkey where the account has a second factor. */
export function NewKey({ path, rights, onMade, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const factor = useApi<SecondFactorState>('/admin/account/second-factor')
  const form = useEntryForm<Values, NewApiKey>({
    initial: {
      name: '',
      days: String(dayChoices[1]),
      perMinute: String(keyLimits[0]),
      rights: [],
      currentPassword: '',
      code: '',
    },
    draftKey: null,
    check: (values) => findFieldErrors(ApiKeyInput, toInput(values)),
    save: async (values) => {
      const isByPasskey = factor.data?.hasPasskey && values.code.trim() === ''
      const passkey = isByPasskey ? { passkey: await signWithPasskey() } : {}
      return api<NewApiKey>(path, { method: 'POST', body: { ...toInput(values), ...passkey } })
    },
    onSaved: onMade,
  })
  const { values, set, fieldErrors } = form
  const input =
    (name: 'code' | 'currentPassword' | 'name', more: ComponentProps<'input'>) =>
    (control: ControlProps) => (
      <input
        {...more}
        {...control}
        value={values[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    )

  return (
    <EntryDialog title={t('key.new')} action={t('key.new')} form={form} onClose={onClose}>
      <Field label={t('key.name')} hint={t('key.nameHint')} isRequired problem={fieldErrors.name}>
        {input('name', { maxLength: 100, autoComplete: 'off' })}
      </Field>
      <Field label={t('key.days')} problem={fieldErrors.days}>
        {(control) => (
          <select
            {...control}
            value={values.days}
            onChange={({ target }) => set({ days: target.value })}
          >
            {dayChoices.map((days) => (
              <option key={days} value={days}>
                {formatUnit(days, 'day', lng)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('key.perMinute')} problem={fieldErrors.perMinute}>
        {(control) => (
          <select
            {...control}
            value={values.perMinute}
            onChange={({ target }) => set({ perMinute: target.value })}
          >
            {keyLimits.map((limit) => (
              <option key={limit} value={limit}>
                {formatNumber(limit, lng)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Rights offered={rights} form={form} />
      <Field label={t('account.currentPassword')} isRequired problem={fieldErrors.currentPassword}>
        {input('currentPassword', { type: 'password', autoComplete: 'current-password' })}
      </Field>
      {factor.data?.isOn ? (
        <Field
          label={t('portal.code')}
          hint={t(factor.data.hasPasskey ? 'key.codeHint' : 'portal.codeHint')}
          isRequired={!factor.data.hasPasskey}
          problem={fieldErrors.code ?? fieldErrors.passkey}
        >
          {input('code', { autoComplete: 'one-time-code' })}
        </Field>
      ) : null}
    </EntryDialog>
  )
}

const toInput = ({ days, perMinute, code, rights, ...values }: Values): ApiKeyInput => ({
  ...values,
  rights,
  days: Number(days),
  perMinute: Number(perMinute) as ApiKeyInput['perMinute'],
  ...(code.trim() === '' ? {} : { code }),
})

/** Collections whose records are about people outside of the site. */
const personal = ['inquiries', 'quote-requests', 'job-applications', 'document-requests']

/** The cells of the access matrix that a key can have, collection by collection. */
function Rights({ offered, form }: { offered: string[]; form: EntryForm<Values> }) {
  const t = useTexts()
  const { values, set, fieldErrors } = form
  const change = (right: string, isChosen: boolean) =>
    set(
      ({ rights }) => ({
        rights: isChosen ? [...rights, right] : rights.filter((other) => other !== right),
      }),
      ['rights'],
    )
  return (
    <Group legend={t('key.rights')} hint={t('key.rightsHint')}>
      {fieldErrors.rights ? (
        <p role="alert" className={css.problem}>
          {fieldErrors.rights}
        </p>
      ) : null}
      {groupRights(offered).map(([collection, verbs]) => (
        <fieldset key={collection} className={css.row}>
          <legend>
            {resourceText(t, collection)}
            {personal.includes(collection) ? (
              <>
                {' '}
                <small className={css.personal}>{t('key.personal')}</small>
              </>
            ) : null}
          </legend>
          {verbs.map((verb: KeyVerb) => {
            const right = `${collection}:${verb}`
            return (
              <label key={verb}>
                <input
                  type="checkbox"
                  checked={values.rights.includes(right)}
                  onChange={({ target }) => change(right, target.checked)}
                />
                {t(`key.verb.${verb}`)}
              </label>
            )
          })}
        </fieldset>
      ))}
    </Group>
  )
}
