import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Field, PayloadRequest } from 'payload'
import { blocks } from '@/blocks'
import { withAdminDefaults } from '@/blocks/admin-defaults'
import { say } from '../say'
import css from './gallery.module.css'

/**
 * Every block with its defaults, for those who write blocks and those who choose them. Payload shows
 * views of ours to anybody, so visitors are turned away here.
 */
export function Gallery({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  if (!req.user || !permissions.canAccessAdmin) redirect('/admin/login?redirect=/admin/blocks')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <div className={css.gallery}>
        <h1>{say(req, 'blocksTitle')}</h1>
        <p>{say(req, 'blocksIntro', { number: blocks.length })}</p>
        <ol className={css.index}>
          {blocks.map(({ schema }) => (
            <li key={schema.slug}>
              <a href={`#${schema.slug}`}>{schema.slug}</a>
            </li>
          ))}
        </ol>
        {blocks.map((block) => (
          <Example
            key={block.schema.slug}
            i18n={req.i18n}
            slug={block.schema.slug}
            schema={withAdminDefaults(block)}
          />
        ))}
      </div>
    </DefaultTemplate>
  )
}

interface ExampleProps {
  slug: string
  schema: ReturnType<typeof withAdminDefaults>
  i18n: PayloadRequest['i18n']
}

function Example({ slug, schema, i18n }: ExampleProps) {
  const address = `/admin/block/en/${slug}`
  const name = schema.labels?.singular
  return (
    <section className={css.example} id={slug} aria-labelledby={`${slug}-name`}>
      <h2 id={`${slug}-name`}>{typeof name === 'string' ? `${name} · ${slug}` : slug}</h2>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {say({ i18n }, 'blocksAlone')}
        </a>
      </p>
      <iframe
        className={css.frame}
        src={address}
        title={say({ i18n }, 'blockFrame', { name: slug })}
        loading="lazy"
      />
      <details>
        <summary>{say({ i18n }, 'blockFields')}</summary>
        <table className={css.fields}>
          <thead>
            <tr>
              <th scope="col">{say({ i18n }, 'pairName')}</th>
              <th scope="col">{say({ i18n }, 'blockFieldType')}</th>
              <th scope="col">{say({ i18n }, 'blockFieldHelp')}</th>
            </tr>
          </thead>
          <tbody>
            {listFields(schema.fields).map(({ name: path, type, notes, help }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{[type, ...notes.map((note) => say({ i18n }, note))].join(', ')}</td>
                <td>{help}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

interface FieldRow {
  /** With the names of what it stands in: `cards.title`. */
  name: string
  type: string
  notes: ('blockLocalized' | 'blockRequired')[]
  help: string
}

/** Every field that has a name, those inside of lists and groups after what they stand in. */
const listFields = (fields: Field[], prefix = ''): FieldRow[] =>
  fields.flatMap((field) => {
    const inner = 'fields' in field ? field.fields : []
    if (!('name' in field) || !field.name) return listFields(inner, prefix)
    const path = `${prefix}${field.name}`
    const { description } = (field.admin ?? {}) as { description?: unknown }
    return [
      {
        name: path,
        type: field.type,
        notes: [
          ...('required' in field && field.required ? ['blockRequired' as const] : []),
          ...('localized' in field && field.localized ? ['blockLocalized' as const] : []),
        ],
        help: typeof description === 'string' ? description : '',
      },
      ...listFields(inner, `${path}.`),
    ]
  })
