import type { ContentEntry } from '@marram/contract/content/model/entry'
import { written } from './blocks.ts'
import { toAsset, toEntries, toEntry } from './entry.ts'
import { say } from './text-nodes.ts'

/** The banner above the page, and what the sections below are made of. */
export const sectionParts: readonly ContentEntry[] = [
  written('sectionBanner', 'all-top-banner', { image: toAsset('all-picture'), colour: 'Primary' }, ({ statement }) => ({
    title: statement,
  })),
  written('faq', 'all-faq', {}, ({ questions, answers }) => ({
    question: questions[0],
    answer: say(answers[0] ?? ''),
  })),
  written('sectionText', 'all-column', {}, ({ columns, answers }) => ({
    title: columns[0],
    content: say(answers[0] ?? ''),
  })),
  written('sectionText', 'all-column-2', {}, ({ columns, answers }) => ({
    title: columns[1],
    content: say(answers[1] ?? ''),
  })),
]

/** One section of each type, in the order of the page. */
export const everySection: readonly ContentEntry[] = [
  written(
    'sectionBanner',
    'all-banner',
    { image: toAsset('all-picture'), link: toEntry('page-front'), colour: 'CTA' },
    ({ banner: { title, text, link } }) => ({ title, text, linkText: link }),
  ),
  written('sectionStatement', 'all-statement', {}, ({ statement }) => ({ text: say(statement) })),
  written(
    'sectionEntrances',
    'all-entrances',
    { items: toEntries('page-faq', 'page-prices', 'page-arrival') },
    ({ entrances }) => ({ ...entrances }),
  ),
  written(
    'sectionImageText',
    'all-image-text',
    { image: toAsset('all-picture'), imageSide: 'right', link: toEntry('page-arrival') },
    ({ heading, greeting }) => ({ title: heading, text: say(greeting) }),
  ),
  written('sectionGallery', 'all-gallery', { images: [toAsset('all-picture'), toAsset('all-small')] }, (words) => ({
    title: words.gallery,
  })),
  written('sectionFaq', 'all-faqs', { faqs: toEntries('all-faq') }, ({ questions }) => ({ title: questions[1] })),
  written('sectionEmployees', 'all-employees', { employees: toEntries('employee-lars') }, ({ people }) => ({
    title: people,
  })),
  written('sectionQuote', 'all-quote', { author: 'Inger Madsen' }, ({ quote }) => ({ quote })),
  written('sectionColumns', 'all-columns', { columns: toEntries('all-column', 'all-column-2') }, ({ deeper }) => ({
    title: deeper,
  })),
  written('sectionText', 'all-text', {}, ({ deepest, greeting }) => ({ title: deepest, content: say(greeting) })),
  written('sectionOutput', 'all-output', { kind: 'Html' }, ({ html }) => ({ html })),
  written(
    'sectionSearch',
    'all-search',
    { headerShown: true, initialDisplayMode: 'List', paginationType: 'pages', resultsPerPage: 10, isMainSearch: false },
    ({ hash }) => ({ title: hash }),
  ),
]
