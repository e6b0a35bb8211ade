import type { Section } from '@marram/contract/content/section-shape'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { SectionOf } from './content-model.ts'
import { BannerSection } from './sections/picture-sections.tsx'
import { Sections } from './sections.tsx'
import { node, paragraph, richText } from './testing/builders.ts'
import { everything } from './testing/everything.ts'
import { elementsOf } from './testing/query.ts'
import { renderContent, renderSections, testEnvironment } from './testing/render.tsx'

const { sections } = everything('de')

function get<Type extends Section['__typename']>(type: Type): SectionOf<Type> {
  const isWanted = (section: Section): section is SectionOf<Type> => section.__typename === type
  const found = sections.find(isWanted)
  if (found === undefined) throw new Error(`No ${type} in the fixture.`)
  return found
}
const show = (section: Section) => renderSections([section])

test('a banner links to its page, or is plain words when the page is not in this edition', () => {
  const banner = get('SectionBanner')
  expect(elementsOf(show(banner), 'a')[0]).toMatchObject({ text: 'Winterhäuser', attributes: { href: '/' } })
  const lost = show({ ...banner, link: null, url: null })
  expect(elementsOf(lost, 'h2')[0]?.text).toBe('Der Winter gehört Ihnen')
  expect(elementsOf(lost, 'a')).toEqual([])
})

test('the picture of a banner above the title loads at once, that of a later one lazily', () => {
  const section = get('SectionBanner')
  const [later] = elementsOf(show(section), 'img')
  const banner = { section, level: 2, place: 'page', idPrefix: 'banner-', isAboveTitle: true } as const
  const [first] = elementsOf(renderContent(createElement(BannerSection, banner)), 'img')
  expect([first?.attributes.loading, later?.attributes.loading]).toEqual(['eager', 'lazy'])
})

test('entrances lead to pages of this edition only', () => {
  const [onward, ...links] = elementsOf(show(get('SectionEntrances')), 'a')
  expect(onward?.attributes.href).toBe('/anreise/')
  expect(links.map(({ attributes }) => attributes.href)).toEqual(['/0/', '/1/', '/2/'])
  expect(links[0]?.text).toMatch(/^Blåvand/)
})

test('the years of a text beside a picture form a timeline, and its other words surround them', () => {
  const years = [node('heading-3', '1966: Ein Haus'), node('heading-3', '2003 Das erste Poolhaus'), paragraph('Warm.')]
  const section = { ...get('SectionImageText'), text: richText([paragraph('Gras hält Dünen.'), ...years]) }
  const html = show(section)
  expect(elementsOf(html, 'li').map(({ text }) => text)).toEqual(['1966 Ein Haus', '2003 Das erste PoolhausWarm.'])
  expect(html.indexOf('Gras hält')).toBeLessThan(html.indexOf('1966'))
  expect(elementsOf(html, 'h3')).toEqual([])
})

// spec: entity Content: FAQ
test('answers are collapsed under their questions and open without script', () => {
  const html = show(get('SectionFaq'))
  expect(elementsOf(html, 'details')).toHaveLength(2)
  expect(elementsOf(html, 'summary')[1]?.text).toBe('Darf der Hund mit?')
  const withoutAnswer = { sys: { id: 'f' }, question: 'Und?', answer: null }
  expect(show({ ...get('SectionFaq'), faqs: [withoutAnswer] })).toBe('')
})

test('a gallery is a row to swipe, named after its title', () => {
  const html = show(get('SectionGallery'))
  expect(elementsOf(html, 'li').filter(({ attributes }) => attributes.class === 'carousel__slide')).toHaveLength(3)
  expect(elementsOf(html, 'ul')[0]?.attributes['aria-label']).toBe('Bilder der Küste')
})

// spec: entity Content: recommendation; constant recommendation images 5
test('a recommendation names its author, with five pictures at most', () => {
  const section = get('SectionRecommendations')
  const html = show(section)
  expect(elementsOf(html, 'blockquote')[0]?.text).toBe(section.recommendations[0]?.text)
  expect(elementsOf(html, 'figcaption')[0]?.text).toBe('Inger Madsen, Odense')
  expect(elementsOf(html, 'img')).toHaveLength(2)
  const [picture] = section.recommendations[0]?.images ?? []
  const images = picture ? Array.from({ length: 8 }, (_, index) => ({ ...picture, sys: { id: `p${index}` } })) : []
  const many = section.recommendations.map((one) => ({ ...one, images }))
  expect(elementsOf(show({ ...section, recommendations: many }), 'img')).toHaveLength(5)
  expect(show({ ...section, recommendations: [] })).toBe('')
})

test('the text beside a picture begins one level below its title', () => {
  const html = show(get('SectionImageText'))
  expect(html).toContain('image-text--right')
  expect(elementsOf(html, 'h3')[0]?.text).toBe('Warme Schuhe')
  expect(elementsOf(html, 'a')[0]?.text).toBe('Anreise')
})

test('a quote names its author', () => {
  const html = show(get('SectionQuote'))
  expect(elementsOf(html, 'blockquote')[0]?.inside[0]).toBe('figure')
  expect(elementsOf(html, 'figcaption')[0]?.text).toBe('Inger Madsen')
})

test('columns have their own headings below the one of the section', () => {
  expect(elementsOf(show(get('SectionColumns')), 'h3').map(({ text }) => text)).toEqual(['Anreise', 'Abreise'])
})

test('statement, text and people show their content', () => {
  expect(show(get('SectionStatement'))).toContain('Was Sie sehen, ist der Preis.')
  expect(elementsOf(show(get('SectionText')), 'section')[0]?.attributes).toHaveProperty('aria-labelledby')
  expect(elementsOf(show(get('SectionEmployees')), 'li')).toHaveLength(1)
})

test('HTML that the server has not parsed is never shown', () => {
  const output = get('SectionOutput')
  expect(elementsOf(show(output), 'strong')[0]?.text).toBe('inklusive')
  expect(renderContent(Sections({ sections: [{ ...output, html: '<script>1</script>' }] }))).toBe('')
})

test('a search renders only where the environment can search, and leaves no dead end elsewhere', () => {
  const renderSearch = ({ section }: { section: Section }) => `Suche ${section.sys.id}`
  const search = get('SectionSearch')
  expect(renderSections([search], testEnvironment({ renderSearch }))).toBe(`Suche ${search.sys.id}`)
  expect(show(search)).toBe('')
})

test('a section of an unknown type is left out and logged', () => {
  const log = vi.fn()
  const unknown: Section = JSON.parse('{"__typename":"SectionHologram","sys":{"id":"x"}}')
  expect(renderSections([unknown, get('SectionQuote')], testEnvironment({ log }))).toContain('<blockquote>')
  expect(log).toHaveBeenCalledWith('A section of an unknown type was left out: SectionHologram')
})

test('the same section twice on a page uses no id twice', () => {
  const html = renderSections([get('SectionImageText'), get('SectionImageText')])
  const ids = elementsOf(html).flatMap(({ attributes }) => attributes.id ?? [])
  expect(ids.length).toBeGreaterThan(3)
  expect(new Set(ids).size).toBe(ids.length)
})

test('sections beside a text are boxes without the full page width', () => {
  const html = renderContent(Sections({ sections: [get('SectionText')], place: 'sidebar', level: 3 }))
  expect(elementsOf(html, 'section')[0]?.attributes.class).toContain('panel')
  expect(elementsOf(html, 'h3')[0]?.text).toBe('Warme Schuhe')
})
