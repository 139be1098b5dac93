import { api } from './call'

/** Fetches a file with the session's token, which a plain link would not send, and hands it over. */
export async function download(path: string, filename: string, type: string): Promise<void> {
  const text = await api<string>(path)
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
