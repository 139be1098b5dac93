'use client'

import {
  Button,
  FieldError,
  FieldLabel,
  useField,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useRef, useState } from 'react'
import type { DocumentFileAnswer } from '@/src/contract/document'
import { formatBytes } from '@/src/i18n/format'
import { say } from '../say'

/**
 * The file of a release: uploaded as soon as it is chosen, streamed to the private store, and named by its key. What
 * the store knows of it stands beside it; the server writes that into the document.
 */
export const FileField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const row = path.slice(0, -field.name.length)
  const stored = useFormFields(([fields]) => ({
    name: fields[`${row}name`]?.value as string | undefined,
    size: fields[`${row}size`]?.value as number | undefined,
  }))
  const [uploaded, setUploaded] = useState<DocumentFileAnswer>()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  // By it a refused save finds the field.
  const id = `field-${path.replaceAll('.', '__')}`
  const input = useRef<HTMLInputElement>(null)
  const { i18n, t } = useTranslation()
  const shown = uploaded?.key === value ? uploaded : value ? stored : undefined

  const upload = async (file: File) => {
    setProblem(undefined)
    setShare(0)
    const answer = await sendFile(file, setShare)
    setShare(undefined)
    if ('message' in answer) {
      setProblem(answer.message)
      return
    }
    setUploaded(answer)
    setValue(answer.key)
  }

  return (
    <div className={showError ? 'field-type error' : 'field-type'}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} message={errorMessage} />
      {shown?.name && value ? (
        <p>
          <a href={`/api/document-files/${value.split('/').at(-1)}`} download={shown.name}>
            {shown.name}
          </a>
          {shown.size === undefined ? null : ` · ${formatBytes(shown.size, i18n.language)}`}
        </p>
      ) : null}
      {/* The file's own control says what was chosen a second time, or that nothing was. */}
      <Button
        id={id}
        aria-label={[t('upload:selectFile'), shown?.name].filter(Boolean).join(': ')}
        buttonStyle="secondary"
        size="small"
        disabled={readOnly || share !== undefined}
        onClick={() => input.current?.click()}
      >
        {t('upload:selectFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        disabled={readOnly || share !== undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          target.value = ''
        }}
      />
      {share === undefined ? null : (
        <progress
          aria-label={say({ i18n }, 'uploading', { share: Math.round(share * 100) })}
          value={share}
        />
      )}
      <p role="status">{problem}</p>
    </div>
  )
}

/**
 * Sends a file to the private store; never throws. `fetch` does not tell how much of a body has gone out.
 * @param onProgress told the share that has been sent, 0 to 1
 */
function sendFile(
  file: File,
  onProgress: (share: number) => void,
): Promise<DocumentFileAnswer | { message: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve({ message: 'The file could not be sent. Please try again.' })
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText) as DocumentFileAnswer | { message: string })
      } catch {
        fail()
      }
    }
    request.onerror = fail
    request.open('POST', '/api/document-files')
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
}
