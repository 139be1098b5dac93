'use client'

import { isLanguage, languageNames, languages, type Language } from '@/src/i18n/languages'
import { useHasMail } from '../api/for-you'
import { useTexts } from '../ui/texts'
import type { FieldErrors } from './field-errors'
import { Field } from './field'

/** Address and language of mails to an account, and the name by which it writes to visitors. */
export interface MailValues {
  email: string
  publicName: string
  language: Language | ''
}

export const mailValuesOf = (user?: {
  email?: string | null
  language?: Language | null
  publicName?: string | null
}): MailValues => ({
  email: user?.email ?? '',
  language: user?.language ?? '',
  publicName: user?.publicName ?? '',
})

/** As the API takes them: nothing is null. */
export const mailInputOf = ({ email, language, publicName }: MailValues) => ({
  email: email.trim() || null,
  language: language || null,
  publicName: publicName.trim() || null,
})

interface Props {
  values: MailValues
  fieldErrors: FieldErrors
  onChange: (changes: Partial<MailValues>) => void
}

/** Fields for the mails that the site sends to an account, and for the name that visitors read. */
export function MailFields({ values, fieldErrors, onChange }: Props) {
  const t = useTexts()
  const hasMail = useHasMail()
  return (
    <>
      <Field
        label={t('user.mailAddress')}
        hint={t(hasMail ? 'user.mailAddressHint' : 'refusal.noMail')}
        problem={fieldErrors.email}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={values.email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
      </Field>
      <Field label={t('user.mailLanguage')} problem={fieldErrors.language}>
        {(control) => (
          <select
            {...control}
            value={values.language}
            onChange={({ target }) =>
              onChange({ language: isLanguage(target.value) ? target.value : '' })
            }
          >
            <option value="">{t('user.mailLanguageNone')}</option>
            {languages.map((lng) => (
              <option key={lng} value={lng} lang={lng}>
                {languageNames[lng]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t('user.publicName')}
        hint={t('user.publicNameHint')}
        problem={fieldErrors.publicName}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={100}
            value={values.publicName}
            onChange={({ target }) => onChange({ publicName: target.value })}
          />
        )}
      </Field>
    </>
  )
}
