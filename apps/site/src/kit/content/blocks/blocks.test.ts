import type { Embed } from '@marram/contract/content/rich-text-shape'
import { describe, expect, test, vi } from 'vitest'
import { asset, embedding, employee, link, node, noLinks, paragraph, pointing, richText } from '../testing/builders.ts'
import { elementsOf } from '../testing/query.ts'
import { renderText, testEnvironment } from '../testing/render.tsx'

const sys = (id: string) => ({ sys: { id } })
const show = (entry: Embed, given: Parameters<typeof testEnvironment>[0] = {}) =>
  renderText(embedding(entry), testEnvironment(given))
const showInline = (entry: Embed, given: Parameters<typeof testEnvironment>[0] = {}) =>
  renderText(
    richText([paragraph('© ', pointing('embedded-entry-inline', entry.sys.id), '.')], {
      ...noLinks,
      entries: { ...noLinks.entries, inline: [entry] },
    }),
    testEnvironment(given),
  )

test('an accordion opens without script, and its headings lie below those around it', () => {
  const content = richText([node('heading-1', 'Bettwäsche')])
  const html = renderText(
    richText([node('heading-2', 'Gut zu wissen'), pointing('embedded-entry-block', 'linen')], {
      ...noLinks,
      entries: {
        ...noLinks.entries,
        block: [{ __typename: 'Accordion', ...sys('linen'), title: 'Was ist im Haus?', content }],
      },
    }),
  )
  expect(elementsOf(html, 'summary')[0]).toMatchObject({ text: 'Was ist im Haus?', inside: ['details', 'div', 'div'] })
  expect(elementsOf(html, 'h3')[0]).toMatchObject({ text: 'Bettwäsche', attributes: { id: 'linen-bettwasche' } })
})

test('a fact is shown beside the text', () => {
  const html = show({
    __typename: 'Fact',
    ...sys('fact'),
    title: 'Kurz geprüft',
    text: richText([paragraph('Er schwimmt.')]),
  })
  expect(elementsOf(html).find(({ attributes }) => attributes.class === 'fact')?.text).toBe('Kurz geprüftEr schwimmt.')
})

describe('a form', () => {
  const form: Embed = {
    __typename: 'Form',
    ...sys('form-contact'),
    title: 'Kontakt',
    fields: [],
    submitLabel: null,
    thankYou: null,
  }
  test('renders where the environment has a form renderer', () => {
    expect(show(form, { renderForm: ({ title }) => `Formular ${title}` })).toContain('Formular Kontakt')
  })
  test('is left out where it has none', () => {
    expect(show(form)).toBe('<div class="prose rich-text"></div>')
  })
})

describe('a picture with a link', () => {
  const entry: Embed = {
    __typename: 'ImageWithLink',
    ...sys('i'),
    image: asset(),
    alt: 'Zum Strand',
    link: link('/strand/'),
    url: null,
  }
  test('links to the page, and its words are those of the picture', () => {
    const html = show(entry)
    expect(elementsOf(html, 'a')[0]?.attributes.href).toBe('/strand/')
    expect(elementsOf(html, 'img')[0]).toMatchObject({
      attributes: { alt: 'Zum Strand' },
      inside: expect.arrayContaining(['a']),
    })
  })
  test('is a picture only when the page is not in this edition', () => {
    expect(elementsOf(show({ ...entry, link: link(null) }), 'a')).toEqual([])
  })
})

describe('a call to action', () => {
  const entry: Embed = {
    __typename: 'CallToAction',
    ...sys('cta'),
    title: null,
    type: 'Complementary Sand',
    buttonShape: 'Pill',
    internalLink: link('/anreise/'),
    url: null,
  }
  // spec: entity Call-to-action; error error page texts
  test.each([
    ['da', 'Læs mere'],
    ['de', 'Mehr lesen'],
    ['en', 'Read more'],
  ] as const)('without a title it says in %s: %s', (edition, words) => {
    const [button] = elementsOf(show(entry, { edition }), 'a')
    expect(button).toMatchObject({ text: words, attributes: { href: '/anreise/' } })
    expect(button?.attributes.class).toBe('button button--complementary-sand button--pill')
  })
  // spec: constant leading emoji
  test('a leading emoji is shown apart and not read out', () => {
    const html = show({ ...entry, title: '🐚 Muscheln', url: 'https://dmi.dk/', internalLink: null })
    expect(elementsOf(html, 'span')[0]).toMatchObject({ text: '🐚', attributes: { 'aria-hidden': 'true' } })
    expect(elementsOf(html, 'a')[0]?.attributes.target).toBe('_blank')
  })
  test('one without a target is no button at all', () => {
    expect(show({ ...entry, internalLink: link(null) })).toBe('<div class="prose rich-text"></div>')
    expect(elementsOf(show({ ...entry, internalLink: null, url: 'javascript:alert(1)' }), 'a')).toEqual([])
  })
  test('an unknown colour becomes the default one', () => {
    expect(elementsOf(show({ ...entry, type: 'Neon', buttonShape: 'Button' }), 'a')[0]?.attributes.class).toBe(
      'button button--default',
    )
  })
})

// spec: entity Content: map
test('a map is a list of its places, without third-party requests', () => {
  const map = {
    ...sys('map'),
    title: 'Unsere Büros',
    center: { lat: 55.5, lon: 8.1 },
    zoom: 9,
    markers: [
      { lat: 55.56, lon: 8.08, title: { 'de-DE': 'Blåvand', en: 'Blaavand' }, text: 'Ab 15 Uhr' },
      { lat: 55.73, lon: 8.17, title: 'Henne Strand' },
    ],
  }
  const html = show({ __typename: 'MapBlock', ...sys('m'), map })
  expect(elementsOf(html, 'a').map(({ text, attributes }) => [text.replace(/ \(.*/, ''), attributes.href])).toEqual([
    ['Blåvand auf der Karte', 'https://www.openstreetmap.org/?mlat=55.56&mlon=8.08#map=15/55.56/8.08'],
    ['Henne Strand auf der Karte', 'https://www.openstreetmap.org/?mlat=55.73&mlon=8.17#map=15/55.73/8.17'],
  ])
  expect(elementsOf(html).filter(({ tag }) => ['iframe', 'img', 'script'].includes(tag))).toEqual([])
  expect(elementsOf(show({ __typename: 'MapBlock', ...sys('m'), map: { ...map, markers: [] } }), 'a')[0]?.text).toMatch(
    /^Unsere Büros/,
  )
})

describe('a video', () => {
  const film = (url: string): Embed => ({ __typename: 'Video', ...sys('film'), title: 'Der Strand', url })
  test('of an allowed host does not load before the visitor agrees; without script it is a link', () => {
    const html = show(film('https://www.youtube.com/watch?v=abcdEFGH123'))
    expect(elementsOf(html, 'iframe')).toEqual([])
    expect(elementsOf(html, 'a')[0]?.attributes.href).toBe('https://www.youtube.com/watch?v=abcdEFGH123')
    expect(html).toContain('Erst wenn Sie es abspielen, erfährt www.youtube-nocookie.com von Ihrem Besuch.')
  })
  test('of any other host is a link', () => {
    const html = show(film('https://films.example/1'))
    expect(elementsOf(html, 'a')[0]?.text).toMatch(/^Video „Der Strand“ ansehen/)
    expect(html).not.toContain('content-film')
  })
  test('that we host plays in the page', () => {
    expect(elementsOf(show(film('/files/strand.mp4')), 'video')[0]?.attributes).toMatchObject({
      src: '/files/strand.mp4',
      controls: '',
    })
  })
  test('with a script as its address is words only', () => {
    expect(elementsOf(show(film('javascript:alert(1)')), 'a')).toEqual([])
  })
})

describe('an output', () => {
  const output = (given: Partial<Extract<Embed, { __typename: 'Output' }>>): Embed => ({
    __typename: 'Output',
    ...sys('out'),
    kind: null,
    text: null,
    entry: null,
    html: null,
    ...given,
  })
  // spec: entity Inline output.Current Year
  test('of the current year is the year, in a sentence and alone', () => {
    expect(showInline(output({ kind: 'Current Year' }))).toContain('<p>© 2026.</p>')
    expect(show(output({ kind: 'Current Year' }))).toContain('<p>2026</p>')
  })
  // spec: entity Inline output.Entry Popup Btn; error error page texts
  test.each([
    ['da', 'Vis flere oplysninger'],
    ['de', 'Zusätzliche Info-Popup öffnen'],
    ['en', 'Show more information'],
  ] as const)('of a popup is closed at first, and without script a link to its page (%s)', (edition, label) => {
    const html = showInline(output({ kind: 'Entry Popup Btn', entry: link('/strom/') }), {
      edition,
      loadPopup: async () => null,
    })
    expect(elementsOf(html, 'a')[0]).toMatchObject({ text: label, attributes: { href: '/strom/' } })
    expect(elementsOf(html, 'dialog')).toEqual([])
  })
  test('of a popup shows the words of the editor first', () => {
    const html = showInline(output({ kind: 'Entry Popup Btn', text: 'Was kostet Strom?', entry: link('/strom/') }))
    expect(elementsOf(html, 'a')[0]?.text).toBe('Was kostet Strom?, Zusätzliche Info-Popup öffnen')
  })
  test('of a popup whose page is not in this edition is left out', () => {
    expect(showInline(output({ kind: 'Entry Popup Btn', entry: link(null) }))).toContain('<p>© .</p>')
  })
  test('of an unknown kind is left out and logged', () => {
    const log = vi.fn()
    expect(showInline(output({ kind: 'Moon Phase' }), { log })).toContain('<p>© .</p>')
    expect(log).toHaveBeenCalledWith('An output of the kind Moon Phase is not allowed here.')
  })
})

test('people have links to call and mail them', () => {
  const inger = employee('Inger Madsen', 'Büro Blåvand')
  const html = show({ __typename: 'EmployeeBlock', ...sys('e'), title: 'Ihr Büro', employees: [inger] })
  expect(elementsOf(html, 'h2')[0]?.text).toBe('Ihr Büro')
  expect(elementsOf(html, 'a').map(({ attributes }) => attributes.href)).toEqual([
    'tel:+4575001966',
    'mailto:inger@marram.example',
  ])
  expect(elementsOf(html, 'a')[1]?.text).toBe('Inger Madsen schreiben')
  const one = show({ __typename: 'EmployeeReference', ...sys('r'), employee: { ...inger, images: [] } })
  expect(elementsOf(one, 'span')[0]).toMatchObject({ text: 'I', attributes: { 'aria-hidden': 'true' } })
})

test('a mail address cannot smuggle in a second line', () => {
  const evil = { ...employee('Eve', ''), email: 'a@b.example?bcc=all@b.example' }
  const html = show({ __typename: 'EmployeeReference', ...sys('r'), employee: evil })
  expect(elementsOf(html, 'a')[1]?.attributes.href).toBe('mailto:a@b.example%3Fbcc%3Dall%40b.example')
})
