import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const family = 'src/payload/patches/panel'
const packages = ['ui', 'next', 'richtext-lexical'].map(
  (name) => `node_modules/@payloadcms/${name}/dist`,
)

const read = (folder: string, pattern: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')

/** Scripts that draw the panel; styles alone would also name what is drawn no more. */
const drawn = packages.map((folder) => read(folder, /\.js$/)).join('\n')

/** Classes that our selectors name. */
const classes = [
  ...new Set(
    [
      ...read(family, /\.tsx?$/).matchAll(
        /(?<=['"`][^'"`\n]*)\.([a-z][a-z\d]*(?:(?:__|--?)[a-z\d-]+)+)/g,
      ),
    ].map(([, name = '']) => name),
  ),
].filter((name) => !/^(?:react-datepicker|rs__)/.test(name))

it('names many classes', () => {
  expect(classes.length).toBeGreaterThan(30)
})

it.each(classes)('Payload still draws elements of the class %s', (name) => {
  // As a whole, or as a base and what is put behind it.
  const parts = [...name.matchAll(/__|--/g)].map(({ index }) => index)
  const isMade = (end: number) =>
    [`'`, ' '].some((before) => drawn.includes(`${before}${name.slice(0, end)}'`)) &&
    drawn.includes(`}${name.slice(end)}`)
  expect(drawn.includes(name) || parts.some(isMade)).toBe(true)
})

it.each([
  'elements/Pagination/ClickableArrow/index.js',
  'elements/Collapsible/index.js',
  'elements/LivePreview/Toolbar/SizeInput/index.js',
])('is needed as long as %s names nothing', (file) => {
  expect(readFileSync(`node_modules/@payloadcms/ui/dist/${file}`, 'utf8')).not.toContain(
    'aria-label',
  )
})

it('is needed as long as the buttons for a draft and for publishing both save by Ctrl+S', () => {
  for (const button of ['SaveDraftButton', 'PublishButton']) {
    const source = readFileSync(
      `node_modules/@payloadcms/ui/dist/elements/${button}/index.js`,
      'utf8',
    )
    expect(source).toContain("keyCodes: ['s']")
    expect(source).toMatch(/buttonId: "action-save(-draft)?"/)
  }
})
