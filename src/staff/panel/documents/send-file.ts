import type { DocumentFileAnswer } from '@/src/contract/document'

/**
 * Sends a file to the private store; never throws. `fetch` does not tell how much of a body has gone out.
 * @param onProgress told the share that has been sent, 0 to 1
 */
export function sendFile(
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
