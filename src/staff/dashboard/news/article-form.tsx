'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { NewsTag } from '@/src/contract/article'
import type { Language } from '@/src/i18n/languages'
import { useApi } from '../kit/api/query'
import { Check, Field, Group } from '../kit/form/field'
import { LanguageTabs } from '../kit/form/language-tabs'
import { MomentField } from '../kit/form/moment'
import { ProductsChoice } from '../kit/form/products-choice'
import { PicturesField } from '../kit/form/pictures-field'
import { SeoInputs, SlugField, TextField } from '../kit/form/page-fields'
import { PublishedDialog, usePublishedForm } from '../kit/form/published-form'
import { ActiveCheck } from '../kit/form/visibility'
import { useTexts } from '../kit/ui/texts'
import { check, save, type StoredArticle, toArticleValues } from './article-values'

/** Comes after the form, which can be used meanwhile. */
const TextEditor = dynamic(() => import('./text-editor').then((all) => all.TextEditor))

interface Props {
  /** Undefined for a new one. */
  article: StoredArticle | undefined
  onClose: () => void
  onReopen: () => void
}

/** Writes or edits an article (specification, sections 2 and 5). */
export function ArticleForm({ article, onClose, onReopen }: Props) {
  const t = useTexts()
  const [pending, setPending] = useState(0)
  const { form, lng, setLng, dialog } = usePublishedForm({
    collection: 'news',
    existing: article,
    initial: toArticleValues(article),
    check,
    save,
    onFieldErrors: ({ title }) => {
      if (title) toast({ title: t('problem.title'), variant: 'destructive' })
    },
    onClose,
    onReopen,
  })
  const { values, set, fieldErrors } = form

  return (
    <PublishedDialog
      {...dialog}
      name={article && toArticleValues(article).texts.en.title}
      isBusy={pending > 0}
    >
      <LanguageTabs
        texts={values.texts}
        lng={lng}
        fieldErrors={fieldErrors}
        onLanguage={setLng}
        onTexts={(texts, touched) => set({ texts }, touched)}
      >
        {(code, texts, setTexts, problems) => {
          const common = { code, texts, english: values.texts.en, problems, onChange: setTexts }
          return (
            <>
              <TextField {...common} name="title" label={t('news.title')} isRequired />
              <TextField {...common} name="summary" label={t('news.summary')} rows={2} />
              <Field
                label={t('news.content')}
                textOf="content"
                hint={t('news.contentHint')}
                problem={problems.content}
              >
                {(control) => (
                  <TextEditor
                    key={code}
                    control={control}
                    label={t('news.content')}
                    lng={code}
                    value={texts.content}
                    onChange={(content) => setTexts({ content })}
                  />
                )}
              </Field>
              <SeoInputs texts={texts} fieldErrors={problems} onChange={setTexts} />
            </>
          )
        }}
      </LanguageTabs>
      <SlugField
        folder="/news/"
        value={values.slug}
        problem={fieldErrors.slug}
        onChange={(slug) => set({ slug })}
      />
      <PicturesField
        label={t('news.images')}
        urls={values.pictures}
        lng={lng}
        onPending={setPending}
        onChange={(change) => set(({ pictures }) => ({ pictures: change(pictures) }))}
      />
      <TagsField chosen={values.tags} lng={lng} onChange={(tags) => set({ tags })} />
      <div data-wide>
        <ProductsChoice
          label={t('news.products')}
          hint={t('news.productsHint')}
          chosen={values.products}
          onChoose={(products) => set({ products })}
        />
      </div>
      <MomentField
        label={t('news.publishedAt')}
        hint={t('news.publishedAtHint')}
        problem={fieldErrors.publishedAt}
        value={values.publishedAt}
        onChange={(publishedAt) => set({ publishedAt })}
      />
      <div>
        <ActiveCheck values={values} set={set} />
      </div>
    </PublishedDialog>
  )
}

interface TagsProps {
  /** Keys. */
  chosen: string[]
  lng: Language
  onChange: (tags: string[]) => void
}

/** The tags of the site settings, to choose from. One that is no longer there can be taken away. */
function TagsField({ chosen, lng, onChange }: TagsProps) {
  const t = useTexts()
  const { data } = useApi<{ newsTags?: NewsTag[] | null }>(
    `/globals/site-settings?depth=0&locale=${lng}&select[newsTags]=true`,
  )
  const named = data?.newsTags ?? []
  const others = chosen.filter((key) => data && !named.some((tag) => tag.key === key))
  const offered = [...named, ...others.map((key) => ({ key, name: key }))]
  if (offered.length === 0) return null
  return (
    <Group legend={t('news.tags')} hint={t('news.tagsHint')}>
      {offered.map(({ key, name }) => (
        <Check
          key={key}
          label={name}
          checked={chosen.includes(key)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, key] : chosen.filter((each) => each !== key))
          }
        />
      ))}
    </Group>
  )
}
