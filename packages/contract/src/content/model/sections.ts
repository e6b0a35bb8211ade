import {
  asset,
  assets,
  boolean,
  choice,
  contentType,
  integer,
  json,
  link,
  links,
  localized,
  richText,
  symbol,
  text,
} from './field.ts'

/** Sections of a page or a sidebar. */
export const sectionTypes = [
  contentType('sectionBanner', 'A picture with a short text and a link.', {
    title: symbol(localized),
    text: text(localized),
    image: asset(),
    link: link(),
    url: symbol(localized),
    linkText: symbol(localized),
    colour: symbol(),
  }),
  contentType('sectionEmployees', 'Employees.', {
    title: symbol(localized),
    employees: links(['employee'], 30),
  }),
  contentType('sectionStatement', 'A statement in large type.', { title: symbol(localized), text: richText() }),
  contentType('sectionEntrances', 'Links to pages, areas, posts or jobs as cards.', {
    title: symbol(localized),
    intro: text(localized),
    items: links(['page', 'area', 'blog', 'job']),
    link: link(),
    linkText: symbol(localized),
  }),
  contentType('sectionFaq', 'Questions that expand to their answers.', {
    title: symbol(localized),
    faqs: links(['faq'], 20),
  }),
  contentType('sectionGallery', 'Pictures in a row.', { title: symbol(localized), images: assets(10) }),
  contentType('sectionImageText', 'A picture beside a text.', {
    title: symbol(localized),
    text: richText(),
    image: asset(),
    imageSide: choice(['left', 'right']),
    link: link(),
    linkText: symbol(localized),
  }),
  contentType('sectionOutput', 'Content computed by the site, or HTML.', {
    title: symbol(localized),
    kind: symbol(),
    html: text(localized),
  }),
  contentType('sectionRecommendations', 'Testimonials of guests.', {
    title: symbol(localized),
    recommendations: links(['recommendation'], 6),
  }),
  contentType('sectionQuote', 'A quotation.', { quote: text(localized), author: symbol() }),
  contentType('sectionSearch', 'A list of houses with its filters.', {
    title: symbol(localized),
    headerShown: boolean(),
    initialDisplayMode: choice(['List', 'Map', 'Grid']),
    paginationType: choice(['pages', 'more']),
    resultsPerPage: integer(),
    searchConfig: json(),
    customFilterName: symbol(),
    isMainSearch: boolean(),
    listType: symbol(),
  }),
  contentType('sectionText', 'A text with a heading.', { title: symbol(localized), content: richText() }),
  contentType('sectionColumns', 'Texts side by side.', { title: symbol(localized), columns: links(['sectionText']) }),
]

export const sectionTypeIds: readonly string[] = sectionTypes.map(({ sys }) => sys.id)
