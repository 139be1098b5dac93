import type { APIRequestContext } from '@playwright/test'
import { Window } from 'happy-dom'

interface RoleFilter {
  /** A text is part of the name, in any case; all of it where `exact` is set. */
  name?: string | RegExp
  exact?: boolean
  /** Level of a heading. */
  level?: number
}

interface ElementFilter {
  hasText?: string | RegExp
  hasNotText?: string | RegExp
  /** A selector of an element inside. */
  has?: string
}

/** A page as the server sent it. */
export interface HtmlPage extends Elements {
  status: number
  /** Path and query, after redirects. */
  address: string
}

const parser = new new Window().DOMParser()

/**
 * Fetches a page and parses its HTML. A browser takes a second to open a page and run its scripts; for texts, names and
 * links that the server has written, a parser is enough.
 */
export async function fetchPage(
  request: APIRequestContext,
  path: string,
  headers?: Record<string, string>,
): Promise<HtmlPage> {
  const response = await request.get(path, { headers })
  const document = parser.parseFromString(await response.text(), 'text/html')
  const { pathname, search } = new URL(response.url())
  return Object.assign(new Elements([document.documentElement as unknown as Element]), {
    status: response.status(),
    address: pathname + search,
  })
}

/** Elements of a page, which are found as Playwright finds them: by role and name, by text, by selector. */
export class Elements {
  constructor(private readonly list: Element[]) {}

  /** Elements with a role that the markup does not hide. */
  byRole(role: Role, { name, exact, level }: RoleFilter = {}): Elements {
    const selector = level ? `h${level}` : `${selectors[role]}, [role="${role}"]`
    return new Elements(
      this.select(selector).list.filter(
        (element) =>
          hasRole(element, role) &&
          !element.closest(`${hidden}, [aria-hidden="true"]`) &&
          (name === undefined || matches(nameOf(element), name, exact)),
      ),
    )
  }

  /** The innermost elements with a text that the markup does not hide. */
  byText(text: string | RegExp, { exact }: { exact?: boolean } = {}): Elements {
    const isMatch = (element: Element) => matches(textOf(element), text, exact)
    return new Elements(
      this.select('*').list.filter(
        (element) =>
          isMatch(element) &&
          ![...element.children].some(isMatch) &&
          !element.closest(`head, script, style, ${hidden}`),
      ),
    )
  }

  /** The control with a label, whose text is all of it but for marks of required fields. */
  byLabel(text: string): Elements {
    const labels = this.select('label').list.filter(
      (label) => contentOf(label).replace('*', '').trim() === text,
    )
    return new Elements(
      labels.flatMap(
        (label) => label.ownerDocument.getElementById(String(label.getAttribute('for'))) ?? [],
      ),
    )
  }

  /** Elements for a selector, hidden ones as well. */
  select(selector: string): Elements {
    const found = this.list.flatMap((element) => [...element.querySelectorAll(selector)])
    return new Elements([...new Set(found)])
  }

  filter({ hasText, hasNotText, has }: ElementFilter): Elements {
    return new Elements(
      this.list.filter(
        (element) =>
          (hasText === undefined || matches(textOf(element), hasText)) &&
          (hasNotText === undefined || !matches(textOf(element), hasNotText)) &&
          (has === undefined || element.querySelector(has) !== null),
      ),
    )
  }

  /** Each element by itself. */
  get all(): Elements[] {
    return this.list.map((element) => new Elements([element]))
  }

  get first(): Elements {
    return new Elements(this.list.slice(0, 1))
  }

  get last(): Elements {
    return new Elements(this.list.slice(-1))
  }

  get count(): number {
    return this.list.length
  }

  /** Text of each element, with single spaces. */
  get texts(): string[] {
    return this.list.map(textOf)
  }

  /** Accessible name of each element. */
  get names(): string[] {
    return this.list.map(nameOf)
  }

  /** Tags of the elements directly inside, in small letters. */
  get children(): string[] {
    return this.list.flatMap(({ children }) =>
      [...children].map(({ tagName }) => tagName.toLowerCase()),
    )
  }

  /** An attribute of each element; null where an element lacks it. */
  attributes(name: string): (string | null)[] {
    return this.list.map((element) => element.getAttribute(name))
  }
}

/** Elements that have a role by their tag. */
const selectors = {
  article: 'article',
  banner: 'header',
  columnheader: 'th[scope="col"]',
  complementary: 'aside',
  contentinfo: 'footer',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""]), svg[role="img"]',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  paragraph: 'p',
  region: 'section',
  row: 'tr',
  rowheader: 'th[scope="row"]',
  table: 'table',
}

type Role = keyof typeof selectors

/** Markup whose content is not shown. */
const hidden =
  '[hidden], template, noscript, dialog:not([open]), details:not([open]) > :not(summary)'

/** Roles whose name is their content. */
const namedByContent = 'a, button, h1, h2, h3, h4, h5, h6, tr, th, td, summary'

/** Tags that part the words of a name. */
const blocks = /^(?:br|dd|div|dl|dt|figure|h[1-6]|li|ol|p|section|t[dhr]|ul)$/i

function hasRole(element: Element, role: Role): boolean {
  const explicit = element.getAttribute('role')
  if (explicit !== null) return explicit === role
  if (role === 'region') return nameOf(element) !== ''
  const isOfPage = role === 'banner' || role === 'contentinfo'
  return !isOfPage || !element.closest('article, aside, main, nav, section')
}

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const label = ids.map((id) => contentOf(element.ownerDocument.getElementById(id))).join(' ')
  return squeeze(
    label ||
      element.getAttribute('aria-label') ||
      element.getAttribute('alt') ||
      (element.matches(namedByContent) && contentOf(element)) ||
      element.getAttribute('title') ||
      '',
  )
}

/** Content of an element as a name: with texts of pictures, without what is hidden from screen readers. */
function contentOf(node: Node | null): string {
  if (!node) return ''
  if (node.nodeType === 3) return node.textContent ?? ''
  if (node.nodeType !== 1) return ''
  const element = node as Element
  if (element.matches(`script, style, ${hidden}, [aria-hidden="true"]`)) return ''
  const text =
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    [...element.childNodes].map(contentOf).join('')
  return blocks.test(element.tagName) ? ` ${text} ` : text
}

const textOf = (element: Element): string => squeeze(element.textContent ?? '')

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

function matches(text: string, wanted: string | RegExp, exact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(text)
  return exact
    ? text === squeeze(wanted)
    : text.toLowerCase().includes(squeeze(wanted).toLowerCase())
}
