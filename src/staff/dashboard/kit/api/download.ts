import { addressOfCall, api, authorization, toApiError } from './call'

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
