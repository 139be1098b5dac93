'use client'

import { useState } from 'react'
import type { PanelTextKey } from '@/src/i18n/panel-texts'
import { cutToWidth } from '@/src/platform/text/cut-to-width'
import css from './share-preview.module.css'
import type { SharedPage } from './shared-page'
import { useSharedPage } from './use-shared-page'

export type ShareTextKey = Extract<PanelTextKey, `share${string}`>

type Say = (key: ShareTextKey) => string

interface Props {
  /** Record with a page of its own, and the language of its form. */
  collection: string
  id: string
  lng: string
  /** Changes with each save. */
  savedAt: unknown
  /** Returns a text in the language of the user. */
  say: Say
}

/** Preview of the page in search results, cards on other sites and links in chats, in the language of the form. */
export function SharePreview({ say, ...record }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.preview} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('shareTitle')}</summary>
      {isOpen ? <Previews {...record} say={say} /> : null}
    </details>
  )
}

function Previews({ say, ...record }: Props) {
  const page = useSharedPage(record)
  if (page === 'loading') return <p role="status">…</p>
  if (page === 'missing') return <p role="status">{say('shareMissing')}</p>
  return (
    <div className={css.all} lang={record.lng}>
      <SearchResult page={page} say={say} />
      <Card page={page} say={say} />
      <ChatLink page={page} say={say} />
    </div>
  )
}

interface PartProps {
  page: SharedPage
  say: Say
}

/** Widths in px at which results on wide screens end, and the type in which they are written. */
const ofResults = {
  title: { width: 600, font: '20px Arial, sans-serif' },
  description: { width: 960, font: '14px Arial, sans-serif' },
}

function SearchResult({ page, say }: PartProps) {
  const { title, description, address, site } = page
  return (
    <figure className={css.figure}>
      <figcaption>{say('shareSearch')}</figcaption>
      <div className={css.result}>
        <span className={css.address}>
          {site} · {placesOf(address)}
        </span>
        <span className={css.resultTitle}>{cut(title, ofResults.title)}</span>
        <span className={css.words}>
          {description === '' ? say('shareNoDescription') : cut(description, ofResults.description)}
        </span>
      </div>
    </figure>
  )
}

function Card({ page: { card, address }, say }: PartProps) {
  return (
    <figure className={css.figure}>
      <figcaption>{say('shareCard')}</figcaption>
      <div className={css.card}>
        <Picture key={card.image} address={card.image} className={css.wide} />
        <span className={css.address}>{hostOf(address)}</span>
        <strong className={css.cardTitle}>{card.title}</strong>
        <span className={css.words}>{card.description}</span>
      </div>
    </figure>
  )
}

function ChatLink({ page: { card, address, site }, say }: PartProps) {
  return (
    <figure className={css.figure}>
      <figcaption>{say('shareChat')}</figcaption>
      <div className={css.chat}>
        <span className={css.address}>{site || hostOf(address)}</span>
        <strong className={css.cardTitle}>{card.title}</strong>
        <span className={css.words}>{card.description}</span>
        <Picture key={card.image} address={card.image} className={css.small} />
      </div>
    </figure>
  )
}

/** A draft that was never public has no card yet. */
function Picture({ address, className }: { address: string; className: string | undefined }) {
  const [isThere, setThere] = useState(address !== '')
  if (!isThere) return null
  return <img src={address} alt="" className={className} onError={() => setThere(false)} />
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
