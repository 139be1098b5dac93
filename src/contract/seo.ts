import { z } from 'zod'
import { anyText } from './patterns'
import type { ProductTextField } from './product-field'

/** Fields for search engines, browser tabs and links on other sites, used in place of a record's own title and text. */
export const seoFields = [
  {
    name: 'seoTitle',
    kind: 'text',
    maxLength: 200,
    localized: true,
    label: {
      en: 'SEO title',
      zh: '搜索结果中的标题',
      hi: 'खोज परिणामों में शीर्षक',
      ja: '検索結果の見出し',
      ko: '검색 결과의 제목',
      th: 'หัวเรื่องในผลการค้นหา',
      vi: 'Tiêu đề trong kết quả tìm kiếm',
      ru: 'Заголовок в результатах поиска',
      id: 'Judul di hasil pencarian',
      ms: 'Tajuk dalam hasil carian',
      de: 'Überschrift in Suchergebnissen',
      fr: 'Titre dans les résultats de recherche',
      es: 'Título en los resultados de búsqueda',
    },
    hint: {
      en: 'Shown in search results, browser tabs, and links on other sites. Leave empty to use the title of the page',
      zh: '也用于浏览器标签页和其他网站上的链接；留空则使用页面标题',
      hi: 'ब्राउज़र टैब और दूसरी साइटों के लिंक में भी दिखता है; खाली हो तो पेज का अपना शीर्षक',
      ja: 'ブラウザーのタブや他サイトのリンクにも表示されます。空のままならページのタイトルが使われます',
      ko: '브라우저 탭과 다른 사이트의 링크에도 표시됩니다. 비워 두면 페이지 제목이 쓰입니다',
      th: 'แสดงในแท็บของเบราว์เซอร์และลิงก์บนเว็บไซต์อื่นด้วย เว้นว่างไว้จะใช้ชื่อของหน้า',
      vi: 'Cũng hiện trên tab trình duyệt và liên kết ở trang khác; để trống thì dùng tiêu đề của trang',
      ru: 'Также на вкладках браузера и в ссылках на других сайтах; если пусто, берётся заголовок страницы',
      id: 'Juga di tab peramban dan tautan di situs lain; jika kosong, judul halaman yang dipakai',
      ms: 'Juga dalam tab pelayar dan pautan di laman lain; jika kosong, tajuk halaman digunakan',
      de: 'Auch in Browser-Tabs und Links auf anderen Websites; leer gilt der Titel der Seite',
      fr: 'Aussi dans les onglets et les liens d’autres sites ; vide, le titre de la page',
      es: 'También en pestañas y enlaces de otros sitios; vacío, el título de la página',
    },
  },
  {
    name: 'seoDescription',
    kind: 'textarea',
    maxLength: 500,
    localized: true,
    label: {
      en: 'Meta description',
      zh: '搜索结果中的文字',
      hi: 'खोज परिणामों में पाठ',
      ja: '検索結果の説明文',
      ko: '검색 결과의 설명',
      th: 'ข้อความในผลการค้นหา',
      vi: 'Đoạn văn trong kết quả tìm kiếm',
      ru: 'Текст в результатах поиска',
      id: 'Teks di hasil pencarian',
      ms: 'Teks dalam hasil carian',
      de: 'Text in Suchergebnissen',
      fr: 'Texte dans les résultats de recherche',
      es: 'Texto en los resultados de búsqueda',
    },
    hint: {
      en: 'One or two sentences, up to about 160 characters. Leave empty to use the beginning of the page',
      zh: '一两句话，约 160 个字符以内；留空则使用页面开头的文字',
      hi: 'एक या दो वाक्य, लगभग 160 वर्णों तक; खाली हो तो पेज की शुरुआत',
      ja: '1～2文、約160文字まで。空のままならページの冒頭が使われます',
      ko: '한두 문장, 약 160자까지. 비워 두면 페이지의 첫 부분이 쓰입니다',
      th: 'หนึ่งถึงสองประโยค ไม่เกินประมาณ 160 อักขระ เว้นว่างไว้จะใช้ข้อความต้นหน้า',
      vi: 'Một hai câu, tối đa khoảng 160 ký tự; để trống thì dùng phần đầu của trang',
      ru: 'Одно-два предложения, примерно до 160 знаков; если пусто, берётся начало страницы',
      id: 'Satu atau dua kalimat, hingga sekitar 160 karakter; jika kosong, awal halaman yang dipakai',
      ms: 'Satu atau dua ayat, sehingga kira-kira 160 aksara; jika kosong, permulaan halaman digunakan',
      de: 'Ein oder zwei Sätze, bis etwa 160 Zeichen; leer gilt der Anfang der Seite',
      fr: 'Une ou deux phrases, jusqu’à 160 caractères environ ; vide, le début de la page',
      es: 'Una o dos frases, hasta unos 160 caracteres; vacío, el comienzo de la página',
    },
  },
] as const satisfies readonly ProductTextField[]

const [title, description] = seoFields

/** The fields as the API answers them. */
export const seoAnswers = {
  seoTitle: z.string().nullable().describe(title.label.en),
  seoDescription: z.string().nullable().describe(description.label.en),
}

/** The fields as the API takes them. */
export const seoInputs = {
  seoTitle: anyText().max(title.maxLength).nullish().describe(title.label.en),
  seoDescription: anyText().max(description.maxLength).nullish().describe(description.label.en),
}

export type Seo = { seoTitle: string | null; seoDescription: string | null }

/** The fields of a stored record as the API answers them. */
export const toSeo = (record: object): Seo => ({
  seoTitle: filled(record, title.name),
  seoDescription: filled(record, description.name),
})

function filled(record: object, name: keyof Seo): string | null {
  const value: unknown = (record as Record<string, unknown>)[name]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
