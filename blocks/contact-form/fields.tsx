import type { ReactNode } from 'react'
import { problemId, ProblemText } from '@/src/components/forms/messages'
import type { FieldProblems } from '@/src/components/forms/problems'
import { SiteLink } from '@/src/components/site-link'
import { countries, inquiryLengths } from '@/src/contract/visitor-forms'
import { useT } from '@/src/i18n/client'
import css from './contact-form.module.css'
import { type FieldName, idOfField } from './form-fields'
import type { Topic } from './topic'

interface FieldsProps {
  order: FieldName[]
  topic: Topic
  /** Names of the documented countries, in the language of the page. */
  countryNames: Record<string, string>
  interests: { key: string; name: string }[]
  hasNewsletter: boolean
  values: Record<string, string>
  problems: FieldProblems
  /** Link to the privacy policy. */
  policy: ReactNode
}

const lines = [
  { name: 'firstName', autoComplete: 'given-name', isRequired: true },
  { name: 'lastName', autoComplete: 'family-name', isRequired: true },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'company', autoComplete: 'organization' },
] as const

/** The documented fields, and two that people neither see nor fill. */
export function Fields({
  order,
  topic,
  countryNames,
  values,
  problems,
  policy,
  ...asked
}: FieldsProps) {
  const t = useT()
  const subject = values.subject ?? topic.subject
  return (
    <>
      {subject ? (
        <p className={css.topic}>
          <span className={css.topicLabel}>{t('contact.form.topic')}</span>{' '}
          <strong>{topic.text || subject}</strong>{' '}
          <SiteLink href="/contact#contact-form">{t('contact.form.removeTopic')}</SiteLink>
          <input type="hidden" name="subject" value={subject} />
        </p>
      ) : null}
      {topic.list ? (
        <p className={css.topic}>
          {t('contact.form.listHint')}{' '}
          <SiteLink href={topic.list} rel="nofollow">
            {t('contact.form.list')}
          </SiteLink>
        </p>
      ) : null}
      {inOrder(order).map(({ name, ...attributes }) => (
        <Field
          key={name}
          name={name}
          problems={problems}
          isRequired={'isRequired' in attributes}
          draw={(id) => (
            <input
              {...id}
              type={'type' in attributes ? attributes.type : 'text'}
              autoComplete={attributes.autoComplete}
              maxLength={inquiryLengths[name]}
              defaultValue={values[name]}
            />
          )}
        />
      ))}
      <Field
        name="country"
        problems={problems}
        draw={(id) => (
          <select {...id} autoComplete="country" defaultValue={values.country ?? ''}>
            <option value="">{t('contact.form.choose')}</option>
            {countries.map((country) => (
              <option key={country} value={country}>
                {country === 'other' ? t('contact.form.country.other') : countryNames[country]}
              </option>
            ))}
          </select>
        )}
      />
      {asked.interests.length > 0 ? (
        <Field
          name="interest"
          isWide
          problems={problems}
          draw={(id) => (
            <select {...id} defaultValue={values.interest ?? topic.interest}>
              <option value="">{t('contact.form.choose')}</option>
              {asked.interests.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          )}
        />
      ) : null}
      <Field
        name="message"
        isWide
        isRequired
        problems={problems}
        draw={(id) => (
          <textarea
            {...id}
            rows={7}
            maxLength={inquiryLengths.message}
            defaultValue={values.message}
          />
        )}
      />
      {asked.hasNewsletter ? (
        <Tick name="newsletter" isTicked={'newsletter' in values} problems={problems} />
      ) : null}
      <Tick
        name="privacy"
        isRequired
        isTicked={'privacy' in values}
        problems={problems}
        more={policy}
      />
      <p className={css.trap} aria-hidden="true">
        <label>
          {t('contact.form.leaveEmpty')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name="elapsed" defaultValue="" />
      </p>
    </>
  )
}

const inOrder = (order: FieldName[]) =>
  lines.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))

interface TickProps {
  name: 'newsletter' | 'privacy'
  isTicked: boolean
  isRequired?: boolean
  problems: FieldProblems
  /** A page to read before ticking. */
  more?: ReactNode
}

/** A box to tick. */
function Tick({ name, isTicked, isRequired = false, problems, more }: TickProps) {
  const id = idOfField(name)
  const isWrong = problems[name] !== undefined
  return (
    <div className={css.wide}>
      <div className={css.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required={isRequired}
          defaultChecked={isTicked}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? problemId({ id }) : undefined}
        />
        <Label name={name} isRequired={isRequired} />
      </div>
      <ProblemText field={{ name, id, label: '' }} problems={problems} />
      {more ? <p className={css.more}>{more}</p> : null}
    </div>
  )
}

interface FieldProps {
  name: Exclude<FieldName, 'newsletter' | 'privacy'>
  /** Draws the control itself, with what ties it to its label and its message. */
  draw: (attributes: ControlAttributes) => ReactNode
  problems: FieldProblems
  isRequired?: boolean
  isWide?: boolean
}

interface ControlAttributes {
  id: string
  name: string
  className?: string
  required: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A field with its label, and its problem below. */
function Field({ name, draw, problems, isRequired = false, isWide = false }: FieldProps) {
  const id = idOfField(name)
  const isWrong = problems[name] !== undefined
  return (
    <div className={[css.field, isWide ? css.wide : ''].join(' ')}>
      <Label name={name} isRequired={isRequired} />
      {draw({
        id,
        name,
        className: css.control,
        required: isRequired,
        'aria-invalid': isWrong ? true : undefined,
        'aria-describedby': isWrong ? problemId({ id }) : undefined,
      })}
      <ProblemText field={{ name, id, label: '' }} problems={problems} />
    </div>
  )
}

function Label({ name, isRequired }: { name: FieldName; isRequired: boolean }) {
  const t = useT()
  return (
    <label htmlFor={idOfField(name)}>
      {t(`contact.form.${name}`)}
      {isRequired ? (
        <span className={css.mark} aria-hidden="true">
          {' '}
          *
        </span>
      ) : null}
    </label>
  )
}
