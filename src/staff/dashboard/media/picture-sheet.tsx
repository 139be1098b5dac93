'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { largePicture, type PictureUse, type PictureUses } from '@/src/contract/staff/media-library'
import { formatBytes } from '@/src/i18n/format'
import { defaultLanguage, isLanguage, languageNames } from '@/src/i18n/languages'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { When } from '@/src/staff/workflow/when'
import { isGone } from '../kit/api/call'
import { useApi } from '../kit/api/query'
import { write } from '../kit/api/records'
import { Button } from '../kit/ui/button'
import { Confirm, Gone } from '../kit/ui/confirm'
import { Modal } from '../kit/ui/modal'
import { QueryState } from '../kit/ui/query-state'
import { resourceText } from '../kit/ui/record-names'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import { AltField, useKeptText } from './alt-field'
import { FocalPoint } from './focal-point'
import css from './media.module.css'
import { pictureName, type SheetPicture } from './picture'
import { ReplacePicture } from './replace-picture'
import { tagsIn, TagsInput } from './tags'

/** A picture as the API answers it in all languages. */
interface Stored {
  id: string
  filename: string
  originalName?: string | null
  alt?: Record<string, string | null> | null
  tags?: string[] | null
  width?: number | null
  height?: number | null
  filesize?: number | null
  focalX?: number | null
  focalY?: number | null
  createdAt: string
}

interface Props {
  id: string
  /** Tags of the whole library. */
  tags: string[]
  onClose: () => void
}

/** Everything about one picture: what it shows, where it is used, and what is to stand in its place. */
export function PictureSheet({ id, tags, onClose }: Props) {
  const t = useTexts()
  const own = useLanguage()
  const languages = useSiteLanguages()
  const [isDeleting, setDeleting] = useState(false)
  const query = useApi<Stored>(`/admin/media/${id}?locale=all&depth=0`)
  const uses = useApi<PictureUses>(`/admin/media/${id}/uses`)
  const picture = query.data?.id === id ? toPicture(query.data) : undefined
  const used = uses.data?.uses.length
  if (isGone(query.error)) return <Gone list={t('resource.media')} onClose={onClose} />

  return (
    <Modal size="side" title={picture ? pictureName(picture, own) : t('loading')} onClose={onClose}>
      <div className={css.sheet}>
        <QueryState query={query} loading={t('loading')} failed={t('library.failed')}>
          {picture ? (
            <>
              <FocalPoint key={picture.url} picture={picture} />
              <section aria-labelledby="picture-texts">
                <h3 id="picture-texts">{t('library.altTexts')}</h3>
                {languages.map((lng) => (
                  <AltField
                    key={lng}
                    id={id}
                    lng={lng}
                    label={languageNames[lng]}
                    stored={picture.alt[lng] ?? ''}
                    instead={lng === defaultLanguage ? undefined : picture.alt[defaultLanguage]}
                  />
                ))}
              </section>
              <TagsField id={id} stored={picture.tags} known={tags} />
              <section aria-labelledby="picture-uses">
                <h3 id="picture-uses">{t('library.uses')}</h3>
                <QueryState query={uses} loading={t('loading')} failed={t('library.failed')}>
                  <PictureUsesList uses={uses.data?.uses ?? []} />
                </QueryState>
              </section>
              <ReplacePicture picture={picture} used={used ?? 0} />
              <section aria-labelledby="picture-file">
                <h3 id="picture-file">{t('library.file')}</h3>
                <p className={css.facts}>
                  {picture.originalName ?? picture.url.split('/').at(-1)}
                  <br />
                  {picture.width} × {picture.height} px · {formatBytes(picture.filesize, own)}
                  {picture.filesize >= largePicture ? ` (${t('library.large')})` : ''}
                  <br />
                  <When at={picture.createdAt} />
                </p>
                {used ? (
                  <p className={css.facts}>{t('library.deleteUsed')}</p>
                ) : (
                  <Button
                    look="danger"
                    isInactive={used === undefined}
                    onClick={() => setDeleting(true)}
                  >
                    {t('library.delete')}
                  </Button>
                )}
              </section>
            </>
          ) : null}
        </QueryState>
      </div>
      {isDeleting ? (
        <Confirm
          title={t('library.delete')}
          text={t('library.deleteSure')}
          action={t('delete')}
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await write('media', 'DELETE', `/${id}`)
            toast({ title: t('library.deleted') })
            onClose()
          }}
        />
      ) : null}
    </Modal>
  )
}

function toPicture(stored: Stored): SheetPicture {
  const { id, filename, originalName, alt, tags, width, height, filesize, createdAt } = stored
  return {
    id,
    url: uploadUrl(filename),
    originalName: originalName ?? null,
    alt: Object.fromEntries(
      Object.entries(alt ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
    tags: tags ?? [],
    width: width ?? 0,
    height: height ?? 0,
    filesize: filesize ?? 0,
    focalX: stored.focalX ?? 50,
    focalY: stored.focalY ?? 50,
    createdAt,
  }
}

interface TagsFieldProps {
  id: string
  stored: string[]
  /** Tags of the whole library. */
  known: string[]
}

/** The tags of a picture; kept when the field is left. */
function TagsField({ id, stored, known }: TagsFieldProps) {
  const t = useTexts()
  const { typed, setTyped, state, keep } = useKeptText(stored.join(', '), (text) =>
    write('media', 'PATCH', `/${id}`, { tags: tagsIn(text) }),
  )
  return (
    <TagsInput
      label={t('library.tags')}
      problem={state.is === 'failed' ? state.why : ''}
      typed={typed}
      onType={setTyped}
      onLeave={keep}
      known={known}
    />
  )
}

/** List of the records that use a picture: each once, with a link where the reader may edit it, and its places. */
function PictureUsesList({ uses }: { uses: PictureUse[] }) {
  const t = useTexts()
  if (uses.length === 0) return <p className={css.facts}>{t('library.noUses')}</p>
  return (
    <ul className={css.uses}>
      {byRecord(uses).map(({ use, places }) => (
        <li key={`${use.collection} ${use.id}`}>
          {use.link ? (
            <>
              <a href={use.link}>{use.title ?? resourceText(t, use.collection)}</a>{' '}
              <span className={css.facts}>
                {[
                  resourceText(t, use.collection),
                  ...places.map((one) =>
                    [one.place, ...statesOf(one, t)].filter(Boolean).join(', '),
                  ),
                ].join(' · ')}
              </span>
            </>
          ) : (
            <span className={css.facts}>
              {t('library.usedElsewhere', { collection: resourceText(t, use.collection) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Records that the reader may not edit have no id, and are one for each collection. */
function byRecord(uses: PictureUse[]): { use: PictureUse; places: PictureUse[] }[] {
  const records = new Map<string, { use: PictureUse; places: PictureUse[] }>()
  for (const use of uses) {
    const key = `${use.collection} ${use.id}`
    const record = records.get(key) ?? { use, places: [] }
    record.places.push(use)
    records.set(key, record)
  }
  return [...records.values()]
}

const statesOf = ({ isPublic, isDraft, isTrashed, locale }: PictureUse, t: Texts): string[] => [
  ...(locale && isLanguage(locale) ? [languageNames[locale]] : []),
  ...(isTrashed ? [t('library.trashed')] : []),
  ...(isPublic ? [] : [t('library.draftOnly')]),
  ...(isPublic && isDraft ? [t('library.draftToo')] : []),
]
