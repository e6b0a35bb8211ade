import type { Section } from '@marram/contract/content/section-shape'
import { asset, employee, link, node, paragraph, richText } from './builders.ts'
import type { Words } from './everything-words.ts'

const entry = <Type extends string>(type: Type) => ({ __typename: type, sys: { id: type } })
const picture = (kind: string, description: string) =>
  asset({ sys: { id: `asset-${kind}` }, url: `/services/images/own/demo/${kind}`, description })

/** One section of each type. */
export function everySection(words: Words): Section[] {
  const { description } = words.picture
  return [
    {
      ...entry('SectionBanner'),
      ...words.banner,
      image: picture('dunes/d4/0/dusk', description),
      link: link('/'),
      url: null,
      linkText: words.banner.link,
      colour: 'CTA',
    },
    { ...entry('SectionStatement'), title: null, text: richText([paragraph(words.statement)]) },
    {
      ...entry('SectionEntrances'),
      ...words.entrances,
      items: [
        ...words.places.map((place, index) => ({
          ...link(`/${index}/`, place, `area-${index}`),
          text: words.entrances.intro,
          image: index === 2 ? null : picture(`beach/b${index}/0`, description),
        })),
        { ...link(null, words.links.missing, 'area-elsewhere'), text: null, image: null },
      ],
      link: link('/anreise/'),
      linkText: null,
    },
    {
      ...entry('SectionImageText'),
      title: words.heading,
      text: richText([paragraph(words.greeting), node('heading-3', words.deepest), paragraph(words.quote)]),
      image: picture('lighthouse/l1/0', description),
      imageSide: 'right',
      link: link('/anreise/'),
      linkText: null,
    },
    {
      ...entry('SectionGallery'),
      title: words.gallery,
      images: ['beach/b2/0', 'harbour/h1/0', 'dunes/d1/0/dusk'].map((kind) => picture(kind, description)),
    },
    {
      ...entry('SectionFaq'),
      title: words.questions[0],
      faqs: words.questions.map((question, index) => ({
        sys: { id: `faq-${index}` },
        question,
        answer: richText([paragraph(words.answers[index] ?? '')]),
      })),
    },
    { ...entry('SectionEmployees'), title: words.people, employees: [employee('Inger Madsen', words.jobTitle)] },
    {
      ...entry('SectionRecommendations'),
      title: words.deeper,
      recommendations: [
        {
          sys: { id: 'recommendation' },
          name: 'Inger Madsen',
          place: 'Odense',
          text: words.quote,
          images: ['beach/b1/0', 'harbour/h2/0'].map((kind) => picture(kind, description)),
        },
      ],
    },
    { ...entry('SectionQuote'), quote: words.quote, author: 'Inger Madsen' },
    {
      ...entry('SectionColumns'),
      title: words.deeper,
      columns: words.columns.map((title, index) => ({
        __typename: 'SectionText' as const,
        sys: { id: `column-${index}` },
        title,
        content: richText([paragraph(words.answers[index] ?? '')]),
      })),
    },
    { ...entry('SectionText'), title: words.deepest, content: richText([paragraph(words.greeting)]) },
    { ...entry('SectionOutput'), title: null, kind: 'Html', html: words.html },
    {
      ...entry('SectionSearch'),
      title: words.hash,
      headerShown: true,
      initialDisplayMode: 'List',
      paginationType: 'pages',
      resultsPerPage: 10,
      searchConfig: null,
      customFilterName: null,
      isMainSearch: true,
      listType: null,
    },
  ]
}
