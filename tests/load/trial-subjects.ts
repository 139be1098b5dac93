import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { filledSite } from './filled-site'

type Site = Pick<Awaited<ReturnType<typeof filledSite>>, 'base' | 'account'>

/** Records to be changed, both public, made anew for each attempt. */
export interface Subject {
  page: { title: string; path: string }
  article: { title: string; path: string }
  remove: () => Promise<void>
}

/** The article's text before the change, with the typo that the task mends. */
export const articleText = 'It makes fourty machines a day.'

/** Name of the picture, also as a file, that is to take the place of the one that is there. */
export const otherPicture = 'trial-other'

/** Uploads the two pictures, and answers what makes an article that shows the first, and a page with a section. */
export async function trialSubjects(site: Site, pictures: string[]) {
  const signedIn = await call(site.base, '/login', site.account)
  const token = String(signedIn.token)
  const create = async (collection: string, body: object) =>
    (await call(site.base, `/${collection}`, body, token)).doc as { id: string; slug?: string }
  const [shown] = await Promise.all(
    ['trial-first', otherPicture].map((name, index) => {
      const file = pictures[index] ?? ''
      const form = new FormData()
      const named = `${name}${path.extname(file)}`
      form.set('file', new File([readFileSync(file)], named, { type: 'image/webp' }))
      form.set('_payload', JSON.stringify({ alt: name }))
      return create('media', form)
    }),
  )
  return async (mark: string): Promise<Subject> => {
    const title = `Trial ${mark}`
    const article = await create('news', { title, content: articleText, image: shown?.id })
    // The panel's list, by addresses, begins with it.
    const address = `/0-${title.toLowerCase().replaceAll(' ', '-')}`
    const layout = [{ blockType: 'hero', title: 'As it was' }]
    const page = await create('pages', { title, path: address, layout })
    return {
      page: { title, path: address },
      article: { title, path: `/news/${article.slug}` },
      remove: async () => {
        for (const record of [`pages/${page.id}`, `news/${article.id}`])
          await fetch(`${site.base}/api/admin/${record}?trash=true`, {
            method: 'DELETE',
            headers: { Authorization: `Bearer ${token}` },
          })
      },
    }
  }
}

async function call(
  base: string,
  address: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData
  const answer = await fetch(`${base}/api/admin${address}`, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}
