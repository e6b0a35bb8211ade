import type { ContentEntry } from '@marram/contract/content/model/entry'
import { wordsOf } from '@marram/site/content-testing/everything-words'
import { entriesOf, toAsset, toEntries, toEntry, wordless } from './entry.ts'
import { say } from './text-nodes.ts'

type Fields = Readonly<Record<string, unknown>>
type Words = (typeof wordsOf)['de']

/** An entry whose texts are made from the words of each edition. */
export function written(type: string, id: string, same: Fields, texts?: (words: Words) => Fields): ContentEntry {
  const editions = texts ? { da: texts(wordsOf.da), de: texts(wordsOf.de), en: texts(wordsOf.en) } : wordless
  return entriesOf<Fields, object>(type)(id, same, editions)
}

/** An attack by an editor, or by somebody with an editor's key. */
const hostile = '<img src="x" onerror="alert(2)"><script>alert(3)</script><a href="javascript:alert(4)">?</a>'
const frames =
  '<iframe src="https://www.youtube-nocookie.com/embed/marramwind0" title="Film"></iframe><iframe src="https://evil.example/"></iframe>'

/** One embedded entry of each type and kind, in the order of the page. */
export const everyBlock: readonly ContentEntry[] = [
  written('accordion', 'all-accordion', {}, ({ questions, answers }) => ({
    title: questions[0],
    content: say(answers[0] ?? ''),
  })),
  written('accordion', 'all-accordion-2', {}, ({ questions, answers }) => ({
    title: questions[1],
    content: say(answers[1] ?? ''),
  })),
  written('fact', 'all-fact', {}, ({ fact }) => ({ title: fact.title, text: say(fact.text) })),
  written(
    'imageWithLink',
    'all-linked-picture',
    { image: toAsset('all-picture'), link: toEntry('page-how-it-works') },
    ({ links }) => ({ alt: links.page }),
  ),
  written(
    'callToAction',
    'all-button',
    { type: 'CTA', buttonShape: 'Pill', internalLink: toEntry('page-front') },
    ({ button }) => ({ title: button }),
  ),
  written('callToAction', 'all-button-2', { type: 'Primary (10%)', buttonShape: 'Button' }, () => ({
    url: 'https://www.dmi.dk/',
  })),
  written('mapBlock', 'all-map', { map: toEntry('map-offices') }),
  written('video', 'all-film', { url: 'https://www.youtube.com/watch?v=marram12345' }, ({ film }) => ({ title: film })),
  written('video', 'all-film-2', { url: 'https://films.example/1' }, ({ film }) => ({ title: film })),
  written('output', 'all-year', { kind: 'Current Year' }),
  written('output', 'all-popup-block', { kind: 'Entry Popup Btn', entry: toEntry('page-energy') }),
  written('output', 'all-html', { kind: 'Html' }, ({ html }) => ({ html: `${html}${hostile}${frames}` })),
  written('employeeBlock', 'all-people', { employees: toEntries('employee-lars') }, ({ people }) => ({
    title: people,
  })),
  written('employeeReference', 'all-person', { employee: toEntry('employee-lars') }),
]

export const popup = written(
  'output',
  'all-popup',
  { kind: 'Entry Popup Btn', entry: toEntry('page-energy') },
  ({ popup: text }) => ({ text }),
)
