import type { Embed } from '@marram/contract/content/rich-text-shape'
import { asset, employee, link, node, paragraph, richText } from './builders.ts'
import type { Words } from './everything-words.ts'

const sys = (id: string) => ({ sys: { id } })

/** One embedded entry of each type and kind. */
export function everyBlock(words: Words): Embed[] {
  const [question = '', second = ''] = words.questions
  const [answer = '', secondAnswer = ''] = words.answers
  const output = { __typename: 'Output', kind: null, text: null, entry: null, html: null } as const
  const inger = employee('Inger Madsen', words.jobTitle)
  return [
    { __typename: 'Accordion', ...sys('a-1'), title: question, content: richText([paragraph(answer)]) },
    {
      __typename: 'Accordion',
      ...sys('a-2'),
      title: second,
      content: richText([node('heading-1', words.heading), paragraph(secondAnswer)]),
    },
    { __typename: 'Fact', ...sys('fact'), title: words.fact.title, text: richText([paragraph(words.fact.text)]) },
    {
      __typename: 'ImageWithLink',
      ...sys('picture'),
      image: asset({ sys: { id: 'asset-dunes' }, url: '/services/images/own/demo/dunes/d4/0/dusk', title: null }),
      alt: words.links.page,
      link: link('/anreise/'),
      url: null,
    },
    {
      __typename: 'CallToAction',
      ...sys('button'),
      title: words.button,
      type: 'CTA',
      buttonShape: 'Pill',
      internalLink: link('/'),
      url: null,
    },
    {
      __typename: 'CallToAction',
      ...sys('button-2'),
      title: null,
      type: 'Primary (10%)',
      buttonShape: 'Button',
      internalLink: null,
      url: 'https://www.dmi.dk/',
    },
    { __typename: 'MapBlock', ...sys('map-block'), map: offices(words) },
    { __typename: 'Video', ...sys('film'), title: words.film, url: 'https://www.youtube.com/watch?v=marram12345' },
    { __typename: 'Video', ...sys('film-2'), title: words.film, url: 'https://films.example/1' },
    { ...output, ...sys('year-block'), kind: 'Current Year' },
    { ...output, ...sys('popup-block'), kind: 'Entry Popup Btn', entry: link('/strom/', words.popup, 'page-power') },
    { ...output, ...sys('html'), kind: 'Html', html: words.html },
    {
      __typename: 'EmployeeBlock',
      ...sys('people'),
      title: words.people,
      employees: [inger, employee('Lars Thomsen', words.jobTitle)],
    },
    { __typename: 'EmployeeReference', ...sys('person'), employee: { ...inger, images: [] } },
    { __typename: 'Form', ...sys('form'), title: words.form, fields: [], submitLabel: null, thankYou: null },
  ]
}

function offices({ offices: title }: Words) {
  return {
    ...sys('map'),
    title,
    center: { lat: 55.56, lon: 8.08 },
    zoom: 9,
    markers: [
      { lat: 55.56, lon: 8.08, title: 'Blåvand' },
      { lat: 55.73, lon: 8.17, title: 'Henne Strand' },
    ],
  }
}
