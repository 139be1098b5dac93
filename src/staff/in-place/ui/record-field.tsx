'use client'

import { useEffect, useRef, useState } from 'react'
import { type AddressedCollection, pageAddress } from '@/src/domain/links/addresses'
import { isData } from '@/src/domain/merge'
import { useSay } from './texts'

interface Props {
  name: string
  label: string
  lng: string
  /** Collections from which a record can be chosen. */
  among: AddressedCollection[]
  /** True where the value names the collection beside the id. */
  isOfSeveral: boolean
  value: unknown
  isRequired?: boolean
  onChange: (value: unknown) => void
}

/** Time that typing rests before it is looked for, ms. */
const typingPauseMs = 150

/** Which record a field names, such as the page that an entry of a menu leads to; others are found by their titles. */
export function RecordField({ among, lng, value, onChange, ...props }: Props) {
  const { name, label, isOfSeveral, isRequired } = props
  const say = useSay()
  const search = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [found, setFound] = useState<RecordChoice[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { collection, id } = named(value, among)
  /** Null for one that is gone, or that the editor may not read; undefined until it has been read. */
  const [shown, setShown] = useState<RecordChoice | null>()

  useEffect(() => {
    let isLast = true
    setShown(undefined)
    if (collection && id)
      void recordById(lng, collection, id).then((record) => isLast && setShown(record))
    return () => {
      isLast = false
    }
  }, [lng, collection, id])

  const collections = among.join()
  useEffect(() => {
    setFound(null)
    setFailed(false)
    if (text.trim() === '') return
    let isLast = true
    const timer = setTimeout(() => {
      findRecords(lng, collections.split(',') as AddressedCollection[], text).then(
        (records) => isLast && setFound(records),
        () => isLast && setFailed(true),
      )
    }, typingPauseMs)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [lng, collections, text])

  const choose = (record: RecordChoice | null) => {
    setText('')
    const own = record?.id ?? null
    onChange(record && isOfSeveral ? { relationTo: record.collection, value: own } : own)
    // What was pressed is gone with the list.
    search.current?.focus()
  }
  return (
    <fieldset name={name}>
      <legend>{label}</legend>
      <div className="line">
        <p role="status">{id ? wordsOf(shown, id) : say('inPlace.none')}</p>
        {id && !isRequired ? (
          <button type="button" onClick={() => choose(null)}>
            {say('inPlace.takeOut')}
          </button>
        ) : null}
      </div>
      <input
        ref={search}
        className="search"
        type="search"
        aria-label={`${say('inPlace.search')}: ${label}`}
        placeholder={say('inPlace.search')}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="alert" className="problem">
        {hasFailed ? say('inPlace.failed') : ''}
      </p>
      {found?.length === 0 ? <p role="status">{say('inPlace.none')}</p> : null}
      {found && found.length > 0 ? (
        <ul className="choices">
          {found.map((record) => (
            <li key={`${record.collection}/${record.id}`}>
              <button type="button" onClick={() => choose(record)}>
                <span>{record.title}</span>
                <span className="hint">{record.address}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}

function wordsOf(record: RecordChoice | null | undefined, id: string): string {
  if (record === undefined) return '…'
  if (record === null) return id
  return [record.title, record.address].filter((part) => part !== null).join(' · ')
}

/** The record that a value names: an id alone, or with its collection. */
function named(
  value: unknown,
  among: AddressedCollection[],
): { collection?: AddressedCollection; id?: string } {
  if (typeof value === 'string') return { collection: among[0], id: value }
  if (!isData(value) || typeof value.value !== 'string') return {}
  return { collection: among.find((one) => one === value.relationTo), id: value.value }
}

/** A record with a page of its own, that a field can name. */
interface RecordChoice {
  collection: AddressedCollection
  id: string
  title: string
  /** Null where it has none yet. */
  address: string | null
}

/** Most records offered of each collection. */
const perCollection = 6

/** The records whose title or address holds every word of a text. @throws Error where they cannot be read */
async function findRecords(
  lng: string,
  collections: readonly AddressedCollection[],
  text: string,
): Promise<RecordChoice[]> {
  const query = new URLSearchParams({
    locale: lng,
    depth: '0',
    limit: String(perCollection),
    search: text,
  })
  const found = await Promise.all(
    collections.map(async (collection) => {
      const answer = await fetch(`/api/admin/${collection}?${query}`)
      if (!answer.ok) throw new Error(String(answer.status))
      const { docs } = (await answer.json()) as { docs: RecordDoc[] }
      return docs.map((doc) => toChoice(collection, doc))
    }),
  )
  return found.flat()
}

/** One record by its id; null where there is none, or none that its reader may see. */
async function recordById(
  lng: string,
  collection: AddressedCollection,
  id: string,
): Promise<RecordChoice | null> {
  const query = new URLSearchParams({ locale: lng, depth: '0' })
  const answer = await fetch(`/api/admin/${collection}/${id}?${query}`).catch(() => null)
  return answer?.ok ? toChoice(collection, (await answer.json()) as RecordDoc) : null
}

interface RecordDoc {
  id: string
  title?: string | null
  name?: string | null
  path?: string | null
  slug?: string | null
}

const toChoice = (collection: AddressedCollection, doc: RecordDoc): RecordChoice => {
  const address = pageAddress(collection, doc)
  return { collection, id: doc.id, title: doc.title ?? doc.name ?? address ?? doc.id, address }
}
