import type { DocumentFileAnswer } from '@/src/contract/document'
import { UploadAnswer } from '@/src/contract/upload'
import { addressOfCall, authorization, NetworkError, refusalOf } from './call'

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

function sendFile(path: string, ...[file, onProgress, signal]: Parameters<Upload<unknown>>) {
  return new Promise<unknown>((resolve, reject) => {
    const url = addressOfCall(path)
    const form = new FormData()
    form.set('file', file)
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
      else reject(refusalOf(request.status, request.statusText, body, path))
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
