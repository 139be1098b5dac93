import { expect } from 'vitest'
import { matrix } from '@/src/payload/access/matrix'
import { inParallel } from './in-parallel'
import { secrets } from './odd-values'
import { staffCall } from './staff-call'

export const collections = Object.keys(matrix)

const queries = [
  'where[or][0][and][0][or][0][and][0][or][0][id][equals]=1',
  'where[hash][exists]=true',
  'where[salt][like]=a',
  'where[sessions.id][exists]=true',
  'where[secondFactor][exists]=true',
  'where[resetPasswordToken][exists]=true',
  'where[lockUntil][exists]=true',
  'sort=hash',
  'sort=-secondFactor',
  'select[hash]=true',
  'select[sessions]=true',
  'select[secondFactor]=true',
  'populate[users][hash]=true',
  'joins[x][limit]=1',
  'locale=*',
  'locale=xx',
  'fallback-locale[]=en&fallback-locale[]=zh',
  'fallback-locale=null',
  'draft=true&trash=true',
  'pagination=false&limit=0',
  'limit=1&limit=2',
  'where=1&where[id][equals]=2',
  'where[id][equals]=1&where[id][equals]=2',
  'where[__proto__][equals]=1',
  '__proto__[x]=1',
  'constructor[prototype][x]=1',
  'where[createdAt][in]=1,2',
  'where[order][greater_than]=abc',
  'where[order][equals]=1e999',
  'where[categoryId.name][equals]=a',
  'where[specifications.x][equals]=1',
  'where[name][all]=a',
  'where[name][near]=1,2,3',
  'where[name][exists]=maybe',
  'where[name][contains]=((((',
  'where[name][like]=%5C',
  'where[name][contains]=[',
  'where[title][like]=*',
  'where[name][equals]=%00',
  'where[_status][equals]=draft',
  'where[version.name][equals]=x',
  'sort=categoryId.name',
  'sort=specifications.a',
  'sort[]=name',
  `where[name][contains]=${'a'.repeat(4000)}`,
]

const places = ['', '/count', '/versions']

/**
 * Sends the staff API of a collection queries that ask for secrets or are none, and expects that each is answered or
 * refused in words. What reads a query is the same at all lists, counts and versions: each query is sent to one of these places
 * beside the list, another one at the next collection, and to all of them where secrets are, at the accounts.
 * @param share one of so many queries at the list as staff, other ones at the next collection
 */
export async function sendHostileQueries(token: string, slug: string, share = 1): Promise<void> {
  const list = { path: '', caller: token }
  const others = [
    ...places.slice(1).map((path) => ({ path, caller: token })),
    ...places.map((path) => ({ path, caller: undefined })),
  ]
  const order = collections.indexOf(slug)
  const placesFor = (at: number) => {
    if (slug === 'users') return [list, ...others]
    const other = others[(order + at) % others.length] ?? list
    return (order + at) % share === 0 ? [list, other] : [other]
  }
  const calls = queries.flatMap((query, at) =>
    placesFor(at).map(({ path, caller }) => async () => {
      const { status, body } = await staffCall(`/${slug}${path}?${query}`, { token: caller })
      const label = `${path}?${query} ${status}`
      expect(status, label).toBeLessThan(500)
      if (status >= 400) expect(typeof body.message, label).toBe('string')
      expect(JSON.stringify(body), label).not.toMatch(secrets)
    }),
  )
  await inParallel(calls)
}
