import type { AssetFile, ContentAsset, ContentEntry } from '@marram/contract/content/model/entry'
import { wordsOf } from '@marram/site/content-testing/everything-words'
import { everyBlock, popup, written } from './blocks.ts'
import { localised, shared, toAsset, toEntries, toEntry } from './entry.ts'
import { everySection, sectionParts } from './sections.ts'
import { everyNode, say } from './text-nodes.ts'

export const everythingPaths = { da: '/alt-paa-en-side/', de: '/alles-auf-einer-seite/', en: '/all-on-one-page/' }

const pictures = ['all-picture', 'all-small', 'all-moving', 'all-drawn']
const blocks = [...everyBlock.map(({ sys }) => sys.id), 'form-contact']

/** A page with each node type, mark, embedded block and section, to be imported beside the demo agency's. */
export function everythingContent(): { entries: ContentEntry[]; assets: ContentAsset[] } {
  return {
    entries: [...everyBlock, popup, ...sectionParts, ...everySection, danishOnly, everythingPage],
    assets: [
      file('all-picture', { url: '/services/images/own/demo/beach/b2/0', contentType: 'image/avif', width: 1200 }),
      file('all-small', { url: '/services/images/own/demo/dunes/d4/0/dusk', contentType: 'image/avif', width: 300 }),
      file('all-moving', { url: '/services/images/assets/wind.mp4', contentType: 'video/mp4', width: 1200 }),
      file('all-drawn', { url: '/services/images/assets/wind.svg', contentType: 'image/svg+xml', width: 1200 }),
    ],
  }
}

const everythingPage = written(
  'page',
  'all-page',
  {
    layout: 'sidebar',
    template: 'standard',
    image: toAsset('all-picture'),
    banner: toEntry('all-top-banner'),
    sections: everySection.map(({ sys }) => toEntry(sys.id)),
    sidebar: toEntries('all-column', 'all-quote'),
  },
  (words) => ({
    title: words.heading,
    intro: words.greeting,
    seoTitle: words.heading,
    seoDescription: words.greeting,
    slug: slugOf(words),
    content: everyNode(words, blocks, pictures),
  }),
)

/** For a link that leads nowhere in the other editions. */
const danishOnly: ContentEntry = {
  sys: { id: 'all-danish-only', contentType: 'page' },
  fields: {
    title: { 'da-DK': 'Kun på dansk' },
    slug: { 'da-DK': 'kun-paa-dansk' },
    layout: shared('page'),
    template: shared('standard'),
    content: { 'da-DK': say(wordsOf.da.greeting) },
  },
}

function slugOf(words: (typeof wordsOf)['de']): string {
  if (words === wordsOf.da) return everythingPaths.da.slice(1, -1)
  return (words === wordsOf.de ? everythingPaths.de : everythingPaths.en).slice(1, -1)
}

function file(
  id: string,
  { width, ...where }: Pick<AssetFile, 'url' | 'contentType'> & { width: number },
): ContentAsset {
  const { da, de, en } = wordsOf
  const stored: AssetFile = { ...where, fileName: id, image: { width, height: Math.round((width * 2) / 3) } }
  return {
    sys: { id },
    fields: {
      title: localised({ da: da.picture.title, de: de.picture.title, en: en.picture.title }),
      description: localised({ da: da.picture.description, de: de.picture.description, en: en.picture.description }),
      file: shared(stored),
    },
  }
}
