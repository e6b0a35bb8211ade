import { toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'

export const search = page(
  'page-search',
  {
    layout: 'search',
    template: 'standard',
    menuKey: 'search',
    sections: toEntries('search-main', 'recommendations-guests'),
  },
  {
    da: {
      title: 'Søg sommerhus',
      slug: 'soeg-sommerhus',
      intro: 'Vælg sted, dage og antal. Listen viser kun huse, der er ledige.',
      seoTitle: 'Søg sommerhus fra Søndervig til Rømø | Marram',
      seoDescription:
        'Søg blandt sommerhuse ved Vesterhavet efter sted, dage, antal, pool, sauna, hund og afstand til vandet. Priser med alle obligatoriske udgifter.',
    },
    de: {
      title: 'Ferienhaus suchen',
      slug: 'ferienhaus-suche',
      intro: 'Wählen Sie Ort, Tage und Personen. Die Liste zeigt nur freie Häuser.',
      seoTitle: 'Ferienhaus suchen von Søndervig bis Rømø | Marram',
      seoDescription:
        'Ferienhäuser an der Nordsee suchen: nach Ort, Tagen, Personen, Pool, Sauna, Hund und Entfernung zum Wasser. Immer mit Gesamtpreis.',
    },
    en: {
      title: 'Search holiday homes',
      slug: 'search-holiday-homes',
      intro: 'Choose a place, dates and guests. The list only shows available houses.',
      seoTitle: 'Search holiday homes from Søndervig to Rømø | Marram',
      seoDescription:
        'Search holiday homes on the North Sea by place, dates, guests, pool, sauna, dog and distance to the water. Prices with all mandatory costs.',
    },
  },
)

export const lastMinute = page(
  'page-last-minute',
  { layout: 'search', template: 'standard', menuKey: 'search', sections: toEntries('search-last-minute') },
  {
    da: {
      title: 'Last minute-sommerhuse',
      slug: 'last-minute',
      intro: 'Ankomst inden for 21 dage. Er prisen sat ned, sammenligner vi med samme ophold, aldrig med en anden uge.',
      seoTitle: 'Last minute sommerhus ved Vesterhavet | Marram',
      seoDescription:
        'Sommerhuse med ankomst i de næste tre uger. Vi sammenligner kun nedsatte priser med samme hus og samme dage. Uden ur, der tæller ned.',
    },
    de: {
      title: 'Last-Minute-Ferienhäuser',
      slug: 'last-minute',
      intro:
        'Anreise innerhalb von 21 Tagen. Gesenkte Preise vergleichen wir nur mit demselben Aufenthalt, nie mit einer anderen Woche.',
      seoTitle: 'Last-Minute-Ferienhaus an der Nordsee | Marram',
      seoDescription:
        'Ferienhäuser mit Anreise in den nächsten drei Wochen. Gesenkte Preise vergleichen wir nur mit demselben Haus und denselben Tagen.',
    },
    en: {
      title: 'Last-minute holiday homes',
      slug: 'last-minute',
      intro:
        'Arrive within the next three weeks. We only compare a reduced price with the same stay, never with another week.',
      seoTitle: 'Last-minute holiday homes in Denmark | Marram',
      seoDescription:
        'Holiday homes with arrival in the next three weeks. We only compare reduced prices with the same house and dates. No countdown clocks.',
    },
  },
)
