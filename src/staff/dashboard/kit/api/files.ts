import type { DocumentFileAnswer } from '@/src/contract/document'
import { UploadAnswer } from '@/src/contract/picture'
import { addressOfCall, api, authorization, NetworkError, toApiError } from './call'
import { invalidate } from './query'

/** @param onProgress is told how much of the file has gone, 0 to 1; `fetch` cannot tell that */
export type Upload<Stored> = (
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
) => Promise<Stored>

/**
 * Stores a picture (section 7, POST /upload).
 * @throws DOMException `AbortError` where it was called off
 */
export const uploadPicture: Upload<{ url: string; id: string }> = async (...args) => {
  const answer = UploadAnswer.safeParse(await sendFile('/upload', ...args))
  if (answer.success && answer.data.url) return answer.data
  throw new Error('Upload response missing url')
}

/**
 * Stores the file of a document, which names it by its key (POST /document-files).
 * @throws DOMException `AbortError` where it was called off
 */
export const uploadDocument: Upload<DocumentFileAnswer> = async (...args) =>
  (await sendFile('/document-files', ...args)) as DocumentFileAnswer

/**
 * Stores a 3D model with what is known of it (POST /product-models), after which lists of models are read again.
 * @throws ApiError 400 with the reason where it is none that pages can show
 */
export const uploadModel =
  (fields: { title: string; products: string[] }): Upload<void> =>
  async (file, ...rest) => {
    const form = formOf(file)
    form.set('_payload', JSON.stringify(fields))
    await sendForm('/admin/product-models', form, ...rest)
    invalidate('/admin/product-models', '/admin/activity-logs')
  }

const sendFile = (path: string, file: File, ...rest: Rest) => sendForm(path, formOf(file), ...rest)

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

type Rest = Parameters<Upload<unknown>> extends [File, ...infer Others] ? Others : never

function sendForm(path: string, form: FormData, ...[onProgress, signal]: Rest) {
  return new Promise<unknown>((resolve, reject) => {
    const url = addressOfCall(path)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(authorization(url))) {
      request.setRequestHeader(name, value)
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new NetworkError('NETWORK – Failed to fetch'))
    request.onload = () => {
      const body = parsed(request.responseText)
      const isStored = request.status >= 200 && request.status <= 299
      if (isStored) resolve(body)
      else reject(toApiError(request.status, request.statusText, body, path))
    }
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Fetches a file with the session's token, which a plain link would not send, and hands it over. */
export async function download(path: string, filename: string, type: string): Promise<void> {
  saveText(await api<string>(path), filename, type)
}

/** Hands a text over as a file. */
export const saveText = (text: string, filename: string, type: string): void =>
  save(new Blob([text], { type }), filename)

/** The same for a file that is no text. */
export async function downloadFile(path: string, filename: string): Promise<void> {
  const url = addressOfCall(path)
  const answer = await fetch(url, { headers: authorization(url) })
  if (!answer.ok) throw toApiError(answer.status, answer.statusText, undefined, path)
  save(await answer.blob(), filename)
}

function save(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
