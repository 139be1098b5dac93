import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Field } from 'payload'
import { blocks } from '@/blocks'
import { withAdminDefaults } from '@/blocks/admin-defaults'
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
        <h1>Gallery of blocks</h1>
        <p>
          {blocks.length} blocks, each with its defaults. How to write one is told in
          docs/how-to/add-a-block.md.
        </p>
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
            slug={block.schema.slug}
            schema={withAdminDefaults(block)}
          />
        ))}
      </div>
    </DefaultTemplate>
  )
}

function Example({ slug, schema }: { slug: string; schema: ReturnType<typeof withAdminDefaults> }) {
  const address = `/admin/block/en/${slug}`
  const name = schema.labels?.singular
  return (
    <section className={css.example} id={slug} aria-labelledby={`${slug}-name`}>
      <h2 id={`${slug}-name`}>{typeof name === 'string' ? `${name} · ${slug}` : slug}</h2>
      <p>
        <a href={address} target="_blank" rel="noopener">
          Open it alone
        </a>
      </p>
      <iframe className={css.frame} src={address} title={`Block ${slug}`} loading="lazy" />
      <details>
        <summary>Fields</summary>
        <table className={css.fields}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Type</th>
              <th scope="col">Help</th>
            </tr>
          </thead>
          <tbody>
            {listFields(schema.fields).map(({ name: path, type, notes, help }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{[type, ...notes].join(', ')}</td>
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
  notes: string[]
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
          ...('required' in field && field.required ? ['required'] : []),
          ...('localized' in field && field.localized ? ['in every language'] : []),
        ],
        help: typeof description === 'string' ? description : '',
      },
      ...listFields(inner, `${path}.`),
    ]
  })
