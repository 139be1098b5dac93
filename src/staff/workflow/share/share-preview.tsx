'use client'

import { cutToWidth } from '@/src/platform/text/cut-to-width'
import { Fold } from '../fold'
import { type FormRecord, useFormHost, useHost } from '../host'
import css from './share-preview.module.css'
import { type SharedPage, useSharedPage } from './use-shared-page'

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
