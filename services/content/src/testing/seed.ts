import type { ContentAsset, ContentEntry, ContentLink, EntryFields } from '@marram/contract/content/model/entry'

/** Danish, German, English; null if missing from that edition. */
export type Texts = readonly [unknown, unknown, unknown]

export const in3 = (...[da, de, en]: Texts) =>
  Object.fromEntries(Object.entries({ 'da-DK': da, 'de-DE': de, en }).filter(([, value]) => value !== null))
export const once = (value: unknown) => ({ 'de-DE': value })
export const to = (id: string): ContentLink => ({ sys: { type: 'Link', linkType: 'Entry', id } })
export const toAsset = (id: string): ContentLink => ({ sys: { type: 'Link', linkType: 'Asset', id } })

export const entry = (contentType: string, id: string, fields: EntryFields): ContentEntry => ({
  sys: { id, contentType },
  fields,
})

const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const node = (nodeType: string, content: unknown[], data: object = {}) => ({ nodeType, data, content })
export const paragraph = (...parts: unknown[]) => node('paragraph', parts)
export const document = (...content: unknown[]) => node('document', content)
export const say = (text: string) => paragraph(words(text))
export const linkTo = (id: string, text: string) => node('entry-hyperlink', [words(text)], { target: to(id) })
export const embed = (id: string) => node('embedded-entry-block', [], { target: to(id) })
export const embedAsset = (id: string) => node('embedded-asset-block', [], { target: toAsset(id) })

export function page(id: string, slugs: Texts, more: EntryFields = {}): ContentEntry {
  const titles = slugs.map((slug) => (slug === null ? null : `Title of ${slug}`))
  return entry('page', id, {
    title: in3(titles[0], titles[1], titles[2]),
    slug: in3(...slugs),
    layout: once('page'),
    template: once('standard'),
    ...more,
  })
}

export function picture(id: string): ContentAsset {
  const file = {
    url: `/services/images/own/demo/dunes/${id}/0`,
    contentType: 'image/avif',
    fileName: `${id}.avif`,
    image: { width: 1200, height: 800 },
  }
  return { sys: { id }, fields: { title: in3('Klitter', 'Dünen', 'Dunes'), file: once(file) } }
}

/** A small agency: a front page, pages on three levels, a blog, a job, a place, a menu and settings. */
export function smallAgency(): { entries: ContentEntry[]; assets: ContentAsset[] } {
  return {
    assets: [picture('dunes'), picture('harbour')],
    entries: [...agencyPages(), ...agencyBlog(), ...agencyPlaces(), ...agencyFrame()],
  }
}

function agencyPages(): ContentEntry[] {
  return [
    page('page-front', ['forside', 'titelseite', 'frontpage'], { template: once('front') }),
    page('page-rent', ['lej', 'mieten', 'renting'], {
      intro: in3('Sådan', 'So geht es', 'How it works'),
      image: once(toAsset('dunes')),
      content: in3(
        null,
        document(
          paragraph(words('Siehe '), linkTo('page-prices', 'Preise')),
          embed('accordion-keys'),
          embedAsset('harbour'),
        ),
        document(say('Welcome')),
      ),
      sections: once([to('faq-section'), to('statement')]),
      banner: once(to('banner')),
    }),
    page('page-prices', ['priser', 'preise', 'prices'], { parent: once(to('page-rent')) }),
    page('page-energy', ['energi', 'energie', null], { parent: once(to('page-prices')) }),
    entry('accordion', 'accordion-keys', {
      title: in3('Nøgler', 'Schlüssel', 'Keys'),
      content: in3(null, document(paragraph(linkTo('page-energy', 'Energie'))), null),
    }),
    entry('sectionBanner', 'banner', { title: in3('Sol', 'Sonne', 'Sun'), link: once(to('page-prices')) }),
    entry('sectionStatement', 'statement', { text: in3(document(say('Ro')), document(say('Ruhe')), null) }),
    entry('faq', 'faq-pets', {
      question: in3('Må hunde?', 'Dürfen Hunde?', 'May dogs?'),
      answer: in3(document(say('Ja')), document(say('Ja')), document(say('Yes'))),
    }),
    entry('sectionFaq', 'faq-section', { faqs: once([to('faq-pets')]) }),
    entry('map', 'map-offices', {
      title: in3('Kontorer', 'Büros', 'Offices'),
      center: once({ lat: 55.56, lon: 8.13 }),
      zoom: once(11),
      markers: once([{ title: 'Blåvand', lat: 55.56, lon: 8.13 }]),
    }),
    entry('redirect', 'redirect-old', { from: once('/Alt/'), to: once('/mieten/'), isPermanent: once(true) }),
    entry('redirect', 'redirect-danish', {
      from: once('gammel'),
      to: once('/lej/'),
      locale: once('da-DK'),
    }),
  ]
}

function agencyBlog(): ContentEntry[] {
  const post = (id: string, day: string, categories: string[]) =>
    entry('blog', id, {
      title: in3(`Om ${id}`, `Über ${id}`, `About ${id}`),
      slug: in3(id, id, id),
      datePublished: once(day),
      author: once(to('employee-anna')),
      categories: once(categories.map(to)),
    })
  return [
    page('page-blog', ['blog', 'blog', 'blog'], { template: once('blog') }),
    entry('category', 'category-nature', {
      title: in3('Natur', 'Natur', 'Nature'),
      slug: in3('natur', 'natur', 'nature'),
      type: once('blog'),
    }),
    entry('category', 'category-office', {
      title: in3('Kontor', 'Büro', 'Office'),
      slug: in3('kontor', 'buro', 'office'),
      type: once('workplace'),
    }),
    post('amber', '2026-03-01', ['category-nature']),
    post('seals', '2026-06-01', ['category-nature']),
    post('dunes', '2025-11-20', []),
    entry('job', 'job-keys', {
      title: in3('Nøglemester', 'Schlüsseldienst', 'Key keeper'),
      slug: in3('nogle', 'schlussel', 'keys'),
      workplaces: once([to('category-office')]),
      applicationDeadline: once('2027-01-31'),
    }),
  ]
}

function agencyPlaces(): ContentEntry[] {
  return [
    entry('department', 'office-blavand', {
      title: once('Blåvand'),
      address: once({ address: 'Strandvejen 1', zipcode: '6857', city: 'Blåvand' }),
      sortOrder: once(2),
      page: once(to('page-rent')),
    }),
    entry('department', 'office-henne', { title: once('Henne'), sortOrder: once(1) }),
    entry('employee', 'employee-anna', { name: once('Anna'), jobTitle: in3('Chef', 'Leiterin', 'Head') }),
    entry('employee', 'employee-bo', { name: once('Bo'), isArchived: once(true) }),
    entry('area', 'area-blavand', {
      title: in3('Blåvand', 'Blåvand', 'Blåvand'),
      slug: in3('blavand', 'blavand', 'blavand'),
      locationIds: once([1, 2]),
      center: once({ lat: 55.56, lon: 8.13 }),
      department: once(to('office-blavand')),
    }),
    entry('street', 'street-klit', {
      title: in3('Klitvej', 'Klitvej', 'Klitvej'),
      slug: in3('klitvej', 'klitvej', 'klitvej'),
      brokerStreetIds: once([17]),
      areas: once([to('area-blavand')]),
    }),
  ]
}

function agencyFrame(): ContentEntry[] {
  const item = (id: string, type: string, more: EntryFields) =>
    entry('navItem', id, { title: in3(`Da ${id}`, `De ${id}`, `En ${id}`), type: once(type), ...more })
  return [
    item('nav-main', 'List', { key: once('main'), items: once([to('nav-rent'), to('nav-blog')]) }),
    item('nav-rent', 'Megamenu', { items: once([to('nav-group')]) }),
    item('nav-group', 'List', { items: once([to('nav-prices'), to('nav-energy')]) }),
    item('nav-prices', 'Link', { internalLink: once(to('page-prices')), label: once('News') }),
    item('nav-energy', 'Link', { internalLink: once(to('page-energy')) }),
    item('nav-blog', 'Link', { customLink: in3('/blog/', '/blog/', '/blog/') }),
    entry('setting', 'setting-site', {
      key: once('site'),
      setting: in3({ cvr: '1' }, { cvr: '1' }, { cvr: '1' }),
      page: once(to('page-rent')),
    }),
    entry('setting', 'setting-error', { key: once('error-page'), setting: in3(null, { '404Title': 'Weg' }, null) }),
  ]
}
