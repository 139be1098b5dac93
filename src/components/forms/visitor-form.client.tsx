'use client'

import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { TextsProvider, usePageLanguage, useT } from '@/src/i18n/client'
import { formatBytes } from '@/src/i18n/format'
import type { FormDraft } from '@/src/contract/visitor-forms'
import type { Language } from '@/src/i18n/languages'
import { forgetText, restoreText, saveText } from './kept-text'
import { Messages, problemId, ProblemText } from './messages'
import type { FieldInfo, FieldProblems } from './problems'
import { sendForm } from './send-form'
import { useVisitorForm } from './use-visitor-form'
import css from './visitor-form.module.css'

interface FormContext {
  fields: FieldInfo[]
  problems: FieldProblems
  /** Values typed before, where the form is shown again. */
  values: Record<string, string>
  /** True where its files have to be chosen anew. */
  isAgain: boolean
  isSending: boolean
  /** Share that has been sent, of a form with files. */
  progress?: number
}

const Form = createContext<FormContext>({
  fields: [],
  problems: {},
  values: {},
  isAgain: false,
  isSending: false,
})

interface Props extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'aria-labelledby'> {
  lng: Language
  /** Texts of the form and its messages, from `textsFor(lng, ['visitorForm'])`. */
  texts: Record<string, string>
  action: string
  /** True where it brings files. */
  hasFiles?: boolean
  fields: FieldInfo[]
  draft?: FormDraft
  /** Page that is opened once the form was accepted: an address, or that of the answer with a prefix. */
  next: { address: string } | { beforeUrl: string }
  often?: string
  /** Name under which the browser keeps what is typed until it is sent; without it nothing is kept. */
  keptAs?: string
  /** Above its messages. */
  head: ReactNode
  children: ReactNode
}

/**
 * A form of visitors. Without scripts the browser checks and posts it; with them its problems stand at its fields, in the
 * language of the page, and what was typed stays, files included.
 */
export const VisitorForm = ({ lng, texts, ...form }: Props) => (
  <TextsProvider lng={lng} texts={texts}>
    <Island {...form} />
  </TextsProvider>
)

function Island({
  action,
  hasFiles = false,
  fields,
  draft: given,
  next,
  often,
  keptAs,
  head,
  children,
  className = css.form,
  ...attributes
}: Omit<Props, 'lng' | 'texts'>) {
  // The page may be drawn again for another address, as that of a list with other amounts.
  const [draft] = useState(given)
  const visitorForm = useVisitorForm({
    fields,
    draft,
    send: (filled, onProgress) => {
      const values = new FormData(filled)
      const body = hasFiles ? values : new URLSearchParams([...values] as [string, string][])
      return sendForm(action, { body, onProgress })
    },
    onTaken: ({ url = '' }) => {
      if (keptAs) forgetText(keptAs)
      location.assign('address' in next ? next.address : next.beforeUrl + url)
    },
  })
  const { form, problems, failure, isReady, isSending, progress, submit, recheck } = visitorForm

  useEffect(() => {
    if (!keptAs) return undefined
    // On the document: controls of the form may stand outside of it.
    const save = ({ target }: Event) => {
      const filled = form.current
      if (filled && (target as HTMLInputElement).form === filled) saveText(keptAs, filled)
    }
    document.addEventListener('input', save)
    return () => document.removeEventListener('input', save)
  }, [form, keptAs])
  // After each change of the page: it may have brought controls back.
  useEffect(() => {
    if (keptAs && form.current) restoreText(keptAs, form.current)
  })

  const isAgain = draft?.refusal !== undefined && draft.refusal.status !== 410
  return (
    <Form
      value={{
        fields,
        problems,
        values: draft?.values ?? {},
        isAgain,
        isSending,
        progress: hasFiles ? progress : undefined,
      }}
    >
      <form
        {...attributes}
        ref={form}
        className={className}
        method="post"
        action={action}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate={isReady}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onInput={({ target }) => recheck((target as HTMLInputElement).name)}
      >
        {head}
        <Messages
          fields={fields}
          problems={problems}
          failure={failure}
          often={often}
          onRetry={isReady ? () => void submit() : undefined}
        />
        {children}
      </form>
    </Form>
  )
}

/** Returns the properties that all controls of a form share. */
function useField(name: string, hint?: boolean) {
  const { fields, problems, values, isAgain } = useContext(Form)
  const field = fields.find((each) => each.name === name) ?? { name, id: name, label: name }
  const isWrong = problems[name] !== undefined
  const described = [isWrong ? problemId(field) : '', hint ? `${field.id}-hint` : '']
  return {
    field,
    problems,
    isAgain,
    value: values[name],
    attributes: {
      id: field.id,
      name,
      'aria-invalid': isWrong ? (true as const) : undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    },
  }
}

interface FieldProps {
  name: string
  hint?: string
  isRequired?: boolean
  isWide?: boolean
  children: ReactNode
}

/** A control with its label, what there is to know of it, and what is wrong with it. */
export function FormField({ name, hint, isRequired, isWide, children }: FieldProps) {
  const t = useT()
  const { field, problems, isAgain } = useField(name)
  return (
    <div className={`${css.field} ${isWide ? css.wide : ''}`}>
      <label htmlFor={field.id}>
        {field.label}
        {isRequired ? <RequiredMark /> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${field.id}-hint`} className={css.note}>
          {hint}
        </p>
      ) : null}
      <ProblemText field={field} problems={problems} />
      {field.kind === 'file' && isAgain && !problems[name] ? (
        <p className={css.note}>{t('visitorForm.again')}</p>
      ) : null}
    </div>
  )
}

const RequiredMark = () => (
  <span aria-hidden="true" className={css.mark}>
    {' *'}
  </span>
)

type InputProps = ComponentProps<'input'> & { name: string }

export function FormInput(props: InputProps) {
  const { attributes, value } = useField(props.name)
  return <input className={css.control} defaultValue={value} {...props} {...attributes} />
}

export function FormTextarea(props: ComponentProps<'textarea'> & { name: string }) {
  const { attributes, value } = useField(props.name)
  return <textarea className={css.control} defaultValue={value} {...props} {...attributes} />
}

export function FormSelect(props: ComponentProps<'select'> & { name: string }) {
  const { attributes, value = '' } = useField(props.name)
  return <select className={css.control} defaultValue={value} {...props} {...attributes} />
}

interface FilesProps extends Omit<InputProps, 'type'> {
  /** Largest file, bytes, and largest total. */
  maxBytes: number
  maxTotalBytes: number
  maxFiles: number
}

/** A field for files, which are looked at as soon as they are chosen, or dropped on it. */
export function FormFiles({ maxBytes, maxTotalBytes, maxFiles, ...rest }: FilesProps) {
  const lng = usePageLanguage()
  const { attributes } = useField(rest.name, true)
  const [chosen, setChosen] = useState<File[]>([])
  return (
    <>
      <input
        {...rest}
        {...attributes}
        type="file"
        className={css.files}
        data-max-bytes={maxBytes}
        data-max-total-bytes={maxTotalBytes}
        data-max-files={maxFiles}
        onChange={({ target }) => setChosen(Array.from(target.files ?? []))}
      />
      {rest.multiple && chosen.length > 0 ? (
        <ul className={css.chosen}>
          {chosen.map(({ name, size }) => (
            <li key={`${name} ${size}`} data-large={size > maxBytes || undefined}>
              <span>{name}</span> <span className={css.note}>{formatBytes(size, lng)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

interface TickProps {
  name: string
  text: string
  /** A page to read before ticking. */
  more?: ReactNode
  className?: string
}

/** A box that has to be ticked. */
export function FormTick({ name, text, more, className = css.wide }: TickProps) {
  const { field, problems, value, attributes } = useField(name)
  return (
    <div className={className}>
      <label className={css.tick}>
        <input type="checkbox" required defaultChecked={value === 'on'} {...attributes} />
        <span>
          {text}
          <RequiredMark />
        </span>
      </label>
      <ProblemText field={field} problems={problems} />
      {more ? <p className={css.more}>{more}</p> : null}
    </div>
  )
}

/** For robots: people do not see it. */
export const FormTrap = () => (
  <div className={css.trap} aria-hidden="true">
    <input name="website" tabIndex={-1} autoComplete="off" />
  </div>
)

export function FormSubmit({ children }: { children: ReactNode }) {
  const t = useT()
  const { isSending, progress } = useContext(Form)
  return (
    <p className={`${css.wide} ${css.end}`}>
      <button type="submit" className={css.submit} aria-disabled={isSending}>
        {isSending ? t('visitorForm.sending') : children}
      </button>
      {isSending && progress !== undefined ? (
        <progress value={progress} max={1} aria-label={t('visitorForm.sending')} />
      ) : null}
    </p>
  )
}

/** A value that is sent along, of the form that is shown again where there is one. */
export function FormKept({ name, value }: { name: string; value: string }) {
  const { values } = useContext(Form)
  const [first] = useState(values[name] ?? value)
  return <input type="hidden" name={name} value={first} />
}
