import { describe, expect, test, vi } from 'vitest'
import { asset, hyperlink, link, node, noLinks, paragraph, pointing, richText, text } from './testing/builders.ts'
import { elementsOf } from './testing/query.ts'
import { renderText, testEnvironment } from './testing/render.tsx'

const tags = (html: string): string[] => elementsOf(html).map(({ tag }) => tag)

describe('text', () => {
  test.each([
    ['bold', 'strong'],
    ['italic', 'em'],
    ['underline', 'u'],
    ['code', 'code'],
    ['subscript', 'sub'],
    ['superscript', 'sup'],
    ['strikethrough', 's'],
  ])('%s words are marked with %s', (mark, tag) => {
    const [found] = elementsOf(renderText(richText([paragraph('H', text('2', mark), 'O')])), tag)
    expect(found).toMatchObject({ text: '2', inside: ['p', 'div'] })
  })
  // spec: entity Rich-text node.marks
  test('words may carry several marks, and an unknown one changes nothing', () => {
    const html = renderText(richText([paragraph(text('wind', 'bold', 'italic', 'constructor'))]))
    expect(html).toContain('<p><em><strong>wind</strong></em></p>')
  })
  test('a line break of the editor is kept, an empty paragraph is not', () => {
    const html = renderText(richText([paragraph('Vesterhavsvej 1\n6857 Blåvand'), paragraph('')]))
    expect(html).toContain('<p>Vesterhavsvej 1<br/>6857 Blåvand</p></div>')
  })
  test('text that looks like HTML is shown as plain text', () => {
    const html = renderText(richText([paragraph('<script>alert(1)</script>'), node('heading-2', '<img onerror=x>')]))
    expect(tags(html)).toEqual(['div', 'p', 'h2'])
  })
  test('a node type of a newer editor is left out and logged', () => {
    const log = vi.fn()
    expect(tags(renderText(richText([node('hologram', 'x')]), testEnvironment({ log })))).toEqual(['div'])
    expect(log).toHaveBeenCalledWith('Rich text of an unknown kind was left out: hologram')
  })
})

test('lists, quotes and lines get their elements', () => {
  const item = (words: string) => node('list-item', paragraph(words))
  const html = renderText(
    richText([
      node('unordered-list', item('a'), node('list-item', paragraph('b'), node('ordered-list', item('c')))),
      node('blockquote', paragraph('d')),
      node('hr'),
    ]),
  )
  expect(html).toContain(
    '<ul><li>a</li><li><p>b</p><ol><li>c</li></ol></li></ul><blockquote><p>d</p></blockquote><hr/>',
  )
})

test('a table has its head, names its rows and can be scrolled with the keyboard', () => {
  const head = (words: string) => node('table-header-cell', paragraph(words))
  const cell = (words: string) => node('table-cell', paragraph(words))
  const html = renderText(
    richText([
      node('table', node('table-row', head('Monat'), head('Wasser')), node('table-row', head('Juli'), cell('17 °C'))),
    ]),
  )
  expect(elementsOf(html, 'th').map(({ text: words, attributes }) => [words, attributes.scope])).toEqual([
    ['Monat', 'col'],
    ['Wasser', 'col'],
    ['Juli', 'row'],
  ])
  expect(elementsOf(html, 'td')[0]?.inside.slice(0, 4)).toEqual(['tr', 'tbody', 'table', 'div'])
  const scroller = elementsOf(html, 'div').find(({ attributes }) => attributes.class === 'table-scroll')
  expect(scroller?.attributes).toMatchObject({ tabindex: '0', role: 'group', 'aria-label': expect.any(String) })
})

describe('links', () => {
  test('an outside page opens in a new tab and says so, also to screen readers', () => {
    const [found] = elementsOf(renderText(richText([paragraph(hyperlink('https://dmi.dk/', 'DMI'))])), 'a')
    expect(found?.attributes).toEqual({ href: 'https://dmi.dk/', target: '_blank', rel: 'noopener' })
    expect(found?.text).toBe('DMI (öffnet in einem neuen Tab)')
  })
  test('a script in a link is never written into the page, but its words are', () => {
    const html = renderText(richText([paragraph(hyperlink('java\tscript:alert(1)', 'hier'))]))
    expect(html).toContain('<p>hier</p>')
  })
  // spec: entity Rich-text node.data
  test('an entry is linked by its path, and is plain text when it is not in this edition', () => {
    const links = {
      ...noLinks,
      entries: { ...noLinks.entries, hyperlink: [link('/anreise/'), link(null, 'Jobs', 'page-jobs')] },
    }
    const html = renderText(
      richText(
        [
          paragraph(pointing('entry-hyperlink', 'page-arrival', 'Anreise')),
          paragraph(pointing('entry-hyperlink', 'page-jobs', 'Jobs')),
          paragraph(pointing('entry-hyperlink', 'nowhere', 'Fort')),
        ],
        links,
      ),
    )
    expect(html).toContain('<p><a href="/anreise/">Anreise</a></p><p>Jobs</p><p>Fort</p>')
  })
  test('a linked asset opens in a new tab', () => {
    const links = { ...noLinks, assets: { block: [], hyperlink: [asset({ url: '/files/prices.pdf' })] } }
    const html = renderText(richText([paragraph(pointing('asset-hyperlink', 'asset-beach', 'Preise'))], links))
    expect(elementsOf(html, 'a')[0]?.attributes).toEqual({
      href: '/files/prices.pdf',
      target: '_blank',
      rel: 'noopener',
    })
  })
})

describe('pictures', () => {
  const showing = (fields: Parameters<typeof asset>[0]) =>
    renderText(
      richText([pointing('embedded-asset-block', 'asset-beach')], {
        ...noLinks,
        assets: { block: [asset(fields)], hyperlink: [] },
      }),
    )

  // spec: constant embedded images; entity Asset.url; entity Asset.width; entity Asset.height
  // spec: entity Asset.description
  test('a wide picture is 412 px on a phone, 795 px from sm on, and twice that on dense screens', () => {
    const html = showing({})
    const [wide, , narrow] = elementsOf(html, 'source').map(({ attributes }) => attributes)
    expect(wide).toMatchObject({ media: '(width >= 40rem)', type: 'image/avif', width: '795', height: '530' })
    expect(wide?.srcset).toMatch(/w=795 1x, .*w=1590 2x$/)
    expect(narrow).toMatchObject({ type: 'image/avif', width: '412', height: '275' })
    expect(narrow?.srcset).toMatch(/w=412 1x, .*w=824 2x$/)
    expect(html).not.toMatch(/[?&]h=/)
    expect(elementsOf(html, 'img')[0]?.attributes).toMatchObject({ alt: 'A beach in the morning', loading: 'lazy' })
  })
  test('a narrow picture keeps its own width', () => {
    const html = showing({ width: 300, height: 150 })
    expect(elementsOf(html, 'img')[0]?.attributes).toMatchObject({ width: '300', height: '150' })
    expect(html).not.toMatch(/w=412|w=795/)
  })
  test('a video loops muted, and is not resized', () => {
    const [film] = elementsOf(showing({ url: '/files/dune.mp4', contentType: 'video/mp4' }), 'video')
    expect(film?.attributes).toMatchObject({ src: '/files/dune.mp4', muted: '', loop: '', autoplay: '' })
  })
  // spec: entity Asset.contentType
  test.each([
    ['image/svg+xml', '/files/map.svg'],
    ['image/gif', '/files/wave.gif'],
  ])('%s is sent as it is', (contentType, url) => {
    const html = showing({ contentType, url })
    expect(elementsOf(html, 'img')[0]?.attributes.src).toBe(url)
    expect(elementsOf(html, 'source')).toEqual([])
  })
  // spec: entity Asset.title
  test('a title that says more than the description is the caption, a file name is not', () => {
    expect(elementsOf(showing({ title: 'Vejers, kurz nach sechs' }), 'figcaption')[0]?.text).toBe(
      'Vejers, kurz nach sechs',
    )
    expect(elementsOf(showing({ title: 'IMG_2044' }), 'figcaption')).toEqual([])
    expect(elementsOf(showing({ title: 'beach.avif' }), 'figcaption')).toEqual([])
  })
  test('a picture with a script as its address is left out', () => {
    expect(elementsOf(showing({ url: 'javascript:alert(1)' }), 'img')).toEqual([])
  })
})
