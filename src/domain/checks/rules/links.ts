import { pathOfLink } from '@/src/domain/links/routes'
import type { Language } from '@/src/i18n/languages'
import type { Check } from '../check'

/** A link of the site that leads to nothing; an old address that leads on is fine. */
export const deadLink: Check = {
  id: 'deadLink',
  severity: 'error',
  asksSite: true,
  run: ({ links, address }, { isReachable }) =>
    links
      .filter(({ href }) => {
        if (/^[a-z][a-z+.-]*:/i.test(href)) return false
        const path = pathOfLink(href)
        return path !== null && path !== address && !isReachable(path)
      })
      .map(({ path, locale, href }) => ({
        path,
        locale,
        problem: 'deadLink',
        values: { text: href },
      })),
}

/** A link to another site that has led to nothing for two nights. */
export const deadExternalLink: Check = {
  id: 'deadExternalLink',
  severity: 'error',
  asksSite: true,
  run: ({ links }, { deadSince }) =>
    links.flatMap(({ path, locale, href }) => {
      const since = deadSince(href)
      return since === undefined
        ? []
        : [
            {
              path,
              locale,
              problem: 'deadExternalLink' as const,
              values: { text: href, since },
            },
          ]
    }),
}

/** A public page that neither a menu nor another page leads to. Records stand in their lists. */
export const orphan: Check = {
  id: 'orphan',
  severity: 'warning',
  asksSite: true,
  run: ({ collection, isPublic, address }, { isLinked }) =>
    collection === 'pages' && isPublic && address !== null && !isLinked(address)
      ? [{ path: 'path', locale: null, problem: 'orphan', values: { text: address } }]
      : [],
}

/** Words that say nothing of where a link leads: people who hear all links of a page one by one hear these. */
const empty = new Set(
  [
    'click here|here|click|click this|this link|this page|link|more|read more|see more|details here',
    '点击这里|点击此处|点此|这里|此处|更多|点击|链接|阅读更多',
    'यहाँ क्लिक करें|यहां क्लिक करें|यहाँ|यहां|क्लिक करें|और|और पढ़ें|लिंक',
    'こちら|こちらをクリック|ここをクリック|ここ|クリック|もっと見る|続きを読む|もっと|リンク',
    '여기|여기를 클릭|여기를 클릭하세요|여기 클릭|클릭|더 보기|더보기|링크',
    'คลิกที่นี่|ที่นี่|คลิก|เพิ่มเติม|อ่านเพิ่มเติม|ลิงก์',
    'nhấp vào đây|bấm vào đây|nhấn vào đây|tại đây|ở đây|xem thêm|đọc thêm|thêm|liên kết',
    'нажмите здесь|щёлкните здесь|кликните здесь|здесь|тут|сюда|ссылка|ещё|читать далее|далее',
    'klik di sini|klik disini|di sini|disini|klik|baca selengkapnya|lainnya|tautan',
    'klik sini|sini|lagi|baca lagi|selanjutnya|pautan',
  ].flatMap((words) => words.split('|')),
)

export const linkWords: Check = {
  id: 'linkWords',
  severity: 'warning',
  run: ({ links, texts }) => [
    ...texts
      .filter(({ isOfLink }) => isOfLink)
      .flatMap(({ path, byLanguage }) =>
        Object.entries(byLanguage)
          .filter(([, words]) => saysNothing(words))
          .map(([lng, text]) => ({
            path,
            locale: lng as Language,
            problem: 'linkWords' as const,
            values: { text },
          })),
      ),
    ...links.flatMap(({ path, locale, words }) =>
      words !== undefined && saysNothing(words)
        ? [{ path, locale, problem: 'linkWords' as const, values: { text: words } }]
        : [],
    ),
  ],
}

const saysNothing = (words: string): boolean =>
  empty.has(
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} ]/gu, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  )
