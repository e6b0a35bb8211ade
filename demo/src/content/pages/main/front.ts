import { toAsset, toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'

export const front = page(
  'page-front',
  {
    layout: 'page',
    template: 'front',
    showSearchBox: true,
    image: toAsset('asset-dune-path'),
    sections: toEntries('search-warm', 'image-text-jubilee', 'entrances-blog-front'),
  },
  {
    da: {
      title: 'Dit hus bag klitterne',
      slug: 'forside',
      intro: 'Sommerhuse ved Vesterhavet. Prisen, du ser, er med alle obligatoriske udgifter.',
      seoTitle: 'Sommerhus ved Vesterhavet | Marram',
      seoDescription:
        'Lej sommerhus mellem Søndervig og Rømø. Prisen er med alle obligatoriske udgifter, og nøglen får du af en, der kender huset. Siden 1966.',
    },
    de: {
      title: 'Ihr Haus hinter den Dünen',
      slug: 'titelseite',
      intro: 'Ferienhäuser an der dänischen Nordsee. Der angezeigte Preis enthält alle verpflichtenden Kosten.',
      seoTitle: 'Ferienhaus in Dänemark an der Nordsee | Marram',
      seoDescription:
        'Ferienhaus zwischen Søndervig und Rømø mieten: Alle verpflichtenden Kosten stehen im Preis, den Schlüssel gibt Ihnen jemand, der das Haus kennt.',
    },
    en: {
      title: 'Your house behind the dunes',
      slug: 'frontpage',
      intro: 'Holiday homes on the Danish North Sea. The price you see includes all mandatory costs.',
      seoTitle: 'Holiday homes on the Danish North Sea | Marram',
      seoDescription:
        'Rent a holiday home between Søndervig and Rømø. All mandatory costs are included, and someone who knows the house hands you the key.',
    },
  },
)
