import { UploadAnswer } from '@/src/contract/upload'
import { addressOfCall, authorization, NetworkError, refusalOf } from './call'

/**
 * Stores a picture (section 7, POST /upload).
 * @param onProgress is told how much of it has gone, 0 to 1; `fetch` cannot tell that
 * @throws DOMException `AbortError` where it was called off
 */
export function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<{ url: string; id: string }> {
  return new Promise((resolve, reject) => {
    const path = '/upload'
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
      if (request.status < 200 || request.status > 299) {
        return reject(refusalOf(request.status, request.statusText, body, path))
      }
      const answer = UploadAnswer.safeParse(body)
      if (answer.success && answer.data.url) resolve(answer.data)
      else reject(new Error('Upload response missing url'))
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
