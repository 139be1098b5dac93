'use client'

import { useEffect, useState } from 'react'
import { previewAddress } from '@/src/domain/links/addresses'
import { cutToWidth } from '@/src/platform/text/cut-to-width'
import { Fold } from '../fold'
import { type FormRecord, useFormHost, useHost } from '../host'
import css from './share-preview.module.css'

/** Preview of a record's page in search results, cards on other sites and links in chats, in the language of the form. */
export function SharePreview() {
  const { say } = useHost()
  const record = useFormHost().useRecord()
  if (!record) return null
  return (
    <Fold title={say('share.title')}>
      <Previews record={record} />
    </Fold>
  )
}

function Previews({ record }: { record: FormRecord }) {
  const { say } = useHost()
  const page = useSharedPage(record)
  if (page === 'loading') return <p role="status">…</p>
  if (page === 'missing') return <p role="status">{say('share.missing')}</p>
  return (
    <div className={css.all} lang={record.lng}>
      <SearchResult page={page} />
      <Card page={page} look="card" />
      <Card page={page} look="chat" />
    </div>
  )
}

interface PartProps {
  page: SharedPage
}

/** Widths in px at which results on wide screens end, and the type in which they are written. */
const ofResults = {
  title: { width: 600, font: '20px Arial, sans-serif' },
  description: { width: 960, font: '14px Arial, sans-serif' },
}

function SearchResult({ page }: PartProps) {
  const { say } = useHost()
  const { title, description, address, site } = page
  return (
    <figure className={css.figure}>
      <figcaption>{say('share.search')}</figcaption>
      <div className={css.result}>
        <span className={css.address}>
          {site} · {placesOf(address)}
        </span>
        <span className={css.resultTitle}>{cut(title, ofResults.title)}</span>
        <span className={css.words}>
          {description === ''
            ? say('share.noDescription')
            : cut(description, ofResults.description)}
        </span>
      </div>
    </figure>
  )
}

function Card({ page: { card, address, site }, look }: PartProps & { look: 'card' | 'chat' }) {
  const { say } = useHost()
  const isChat = look === 'chat'
  // A draft that was never public has no card yet.
  const picture = card.image ? (
    <img
      key={card.image}
      src={card.image}
      alt=""
      className={css.picture}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  ) : null
  return (
    <figure className={css.figure}>
      <figcaption>{say(`share.${look}`)}</figcaption>
      <div className={css[look]}>
        {isChat ? null : picture}
        <span className={css.address}>{(isChat && site) || hostOf(address)}</span>
        <strong className={css.cardTitle}>{card.title}</strong>
        <span className={css.words}>{card.description}</span>
        {isChat ? picture : null}
      </div>
    </figure>
  )
}

function cut(text: string, { width, font }: { width: number; font: string }): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return text
  context.font = font
  return cutToWidth(text, width, (part) => context.measureText(part).width)
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : location.host

/** `https://example.com/product/x` as results write it: `example.com › product › x`. */
function placesOf(address: string): string {
  const path = URL.canParse(address) ? decodeURI(new URL(address).pathname) : address
  return [hostOf(address), ...path.split('/').filter(Boolean)].join(' › ')
}

/** Page as other sites read it: the words and pictures in its head. */
interface SharedPage {
  title: string
  description: string
  /** As it is told to search engines. */
  address: string
  site: string
  card: { title: string; description: string; image: string }
}

/**
 * Reads the page of a document as staff see it before it is public, in one language.
 * @returns `loading`, and `missing` where there is no page to see
 */
function useSharedPage({
  collection,
  id,
  lng,
  savedAt,
}: FormRecord): SharedPage | 'loading' | 'missing' {
  const [page, setPage] = useState<SharedPage | 'loading' | 'missing'>('loading')

  useEffect(() => {
    const ending = new AbortController()
    readPage(previewAddress(collection, id, lng), ending.signal)
      .then(setPage)
      .catch(() => {
        if (!ending.signal.aborted) setPage('missing')
      })
    return () => ending.abort()
  }, [collection, id, lng, savedAt])

  return page
}

async function readPage(address: string, signal: AbortSignal): Promise<SharedPage> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  return parsePage(await answer.text())
}

/** Reads the head of a page, so that what is shown is what the site says and nothing made for the panel. */
function parsePage(html: string): SharedPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const meta = (name: string): string =>
    page.head
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? ''
  return {
    title: page.title,
    description: meta('description'),
    address: page.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    site: meta('og:site_name'),
    card: {
      title: meta('og:title'),
      description: meta('og:description'),
      image: onThisHost(meta('og:image')),
    },
  }
}

/** The panel shows pictures of its own host alone. */
function onThisHost(address: string): string {
  if (!URL.canParse(address, location.origin)) return ''
  const { pathname, search } = new URL(address, location.origin)
  return pathname + search
}
