import type { RichText, RichTextNode } from '@marram/contract/content/rich-text-shape'
import type { Section } from '@marram/contract/content/section-shape'
import type { EditionKey } from '@marram/i18n/edition-key'
import { asset, hyperlink, link, node, paragraph, pointing, richText, text } from './builders.ts'
import { everyBlock } from './every-block.ts'
import { everySection } from './every-section.ts'
import { type Words, wordsOf } from './everything-words.ts'

/** A page with every node type, mark, embedded block and section, in one edition. */
export function everything(edition: EditionKey): { content: RichText; sections: Section[] } {
  const words = wordsOf[edition]
  return { content: everyNode(words), sections: everySection(words) }
}

const marks = ['bold', 'italic', 'underline', 'code', 'subscript', 'superscript']

function everyNode(words: Words): RichText {
  const blocks = everyBlock(words)
  const year = {
    __typename: 'Output',
    sys: { id: 'year' },
    kind: 'Current Year',
    text: null,
    entry: null,
    html: null,
  } as const
  const popup = {
    ...year,
    sys: { id: 'popup' },
    kind: 'Entry Popup Btn',
    text: words.popup,
    entry: link('/strom/', words.popup, 'page-power'),
  }
  const content = [
    node('heading-1', words.heading),
    paragraph(words.greeting),
    paragraph(...words.marked.map((word, index) => text(`${word} `, marks[index] ?? ''))),
    node('unordered-list', ...words.items.map(item)),
    node('ordered-list', ...words.steps.map(item)),
    node('heading-2', words.deeper),
    node('blockquote', paragraph(words.quote)),
    node('hr'),
    table(words),
    node('heading-4', words.deepest),
    ...links(words),
    paragraph('© ', pointing('embedded-entry-inline', 'year'), ' ', pointing('embedded-entry-inline', 'popup')),
    pointing('embedded-asset-block', 'asset-beach'),
    ...blocks.map(({ sys }) => pointing('embedded-entry-block', sys.id)),
    node('heading-5', `${words.deepest} 2`),
    node('heading-6', `${words.deepest} 3`),
    node('heading-3', words.hash),
    paragraph('[phone], [opening-hours], [year], [house name="B2417"]'),
    paragraph(`[button href="/kontakt/" colour="Primary"]${words.form}[/button]`),
    paragraph('[moon] [house name=B2417]'),
    paragraph(''),
  ]
  return richText(content, {
    entries: {
      block: blocks,
      inline: [year, popup],
      hyperlink: [link('/anreise/'), link(null, 'x', 'page-elsewhere')],
    },
    assets: {
      block: [asset(words.picture)],
      hyperlink: [asset({ sys: { id: 'asset-prices' }, url: '/files/prices.pdf' })],
    },
  })
}

function item(words: string): RichTextNode {
  return node('list-item', paragraph(words))
}

function table({ months, january, july }: Words): RichTextNode {
  const row = (cells: readonly string[], kind: string) =>
    node('table-row', ...cells.map((cell) => node(kind, paragraph(cell))))
  return node('table', row(months, 'table-header-cell'), row(january, 'table-cell'), row(july, 'table-cell'))
}

function links({ links: words, hash, refused }: Words): RichTextNode[] {
  return [
    paragraph(
      pointing('entry-hyperlink', 'page-arrival', words.page),
      ', ',
      pointing('entry-hyperlink', 'page-elsewhere', words.missing),
      ', ',
      pointing('asset-hyperlink', 'asset-prices', words.asset),
    ),
    paragraph(hyperlink('https://www.dmi.dk/', words.outside), ', ', hyperlink('#content', hash), '.'),
    paragraph(hyperlink('javascript:alert(1)', refused), '.'),
  ]
}
