// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { writeMarkdown } from '@/src/domain/news/markdown/write'
import { blocksOfHtml } from '@/src/staff/workflow/rich-text/paste'

const pasted = (html: string) =>
  writeMarkdown(blocksOfHtml(new DOMParser().parseFromString(html, 'text/html')))

describe('pasted content', () => {
  it('of a web page keeps its structure and nothing of its looks', () => {
    const page = `<style>p { color: red }</style><script>alert(1)</script><h1 style="color:red"><b>Title</b></h1>
      <p class="x" onclick="alert(1)">One <strong>bold</strong> and <em>italic</em><br>next &lt;line&gt;</p>
      <ul><li>First</li><li><p>Second</p><ul><li>Inner</li></ul></li></ul><ol><li>1st</li></ol>
      <blockquote><p>Said</p><p>so</p></blockquote><h4>Small</h4>
      <p><a href="https://example.com/a b">a</a>, <a href="javascript:alert(1)">b</a>, <a href="/products?x=1">c</a></p>
      <table><tr><td>Weight</td><td>20 kg</td></tr></table><div hidden style="display:none">hidden</div>`
    expect(pasted(page)).toBe(
      [
        '## Title',
        'One **bold** and *italic*',
        'next <line>',
        '- First\n- Second\n- Inner',
        '1. 1st',
        '> Said\n> so',
        '### Small',
        '[a](https://example.com/a%20b), b, [c](/products?x=1)',
        'Weight 20 kg',
      ].join('\n\n'),
    )
  })

  it('of Word has its lists, without the bullets that Word draws', () => {
    const item = (marker: string, text: string, list = 'l0') =>
      `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>${text}<o:p></o:p></p>`
    const html = `<p class=MsoTitle>News<o:p></o:p></p><p class=MsoNormal><span lang=EN-US>Two\nlines of <b style='mso-bidi-font-weight:normal'>one</b></span></p>${item('·', 'Fast')}${item('·', 'Quiet')}${item('1.', 'Then', 'l1')}`
    expect(pasted(html)).toBe('## News\n\nTwo lines of **one**\n\n- Fast\n- Quiet\n\n1. Then')
  })

  it('of a document that wraps all in a bold element is not bold', () => {
    const html = `<b style="font-weight:normal"><p>Plain <span style="font-weight:700">bold</span> <span style="font-style:italic">italic</span></p></b>`
    expect(pasted(html)).toBe('Plain **bold** *italic*')
  })

  it('keeps pictures of the own library alone', () => {
    const html = `<img src="/api/uploads/a.webp" alt="A [desk]"><img src="https://example.com/uploads/b.webp"><img src="data:image/png;base64,AAAA">`
    expect(pasted(html)).toBe('![A desk](/uploads/a.webp)')
  })
})
