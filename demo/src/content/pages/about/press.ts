import { toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'

export const press = page(
  'page-press',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-about'),
    menuKey: 'about',
    sidebar: toEntries('text-sidebar-contact'),
  },
  {
    da: {
      title: 'Presse',
      slug: 'presse',
      intro: 'Til journalister: tal, billeder og et menneske, der svarer samme dag.',
      content: doc(
        h2('Kort om os'),
        ul('Grundlagt 1966 i Blåvand', 'Godt tusind huse i 16 områder', 'Fire kontorer, omkring 60 ansatte'),
        p('Tallene er en del af en demonstration og beskriver ikke en virkelig virksomhed.'),
        h2('Kontakt'),
        embed('employee-reference-karen'),
        p('[Tegningen af fyret](asset-lighthouse) må bruges frit med kilden Marram.'),
      ),
      seoTitle: 'Presse: fakta, billeder og kontakt | Marram',
      seoDescription:
        'Fakta om Marram til journalister: grundlagt 1966, 16 områder, fire kontorer. Find en kontaktperson, der svarer samme dag, og billeder.',
    },
    de: {
      title: 'Für die Presse',
      slug: 'presse',
      intro: 'Für Journalisten: Zahlen, Bilder und jemand, der am selben Tag antwortet.',
      content: doc(
        h2('In Kürze'),
        ul('gegründet 1966 in Blåvand', 'gut tausend Häuser in 16 Orten', 'vier Büros, rund 60 Beschäftigte'),
        p('Die Angaben gehören zu einer Vorführung und beschreiben kein wirkliches Unternehmen.'),
        h2('Ansprechpartnerin'),
        embed('employee-reference-karen'),
        p('[Die Zeichnung vom Leuchtturm](asset-lighthouse) dürfen Sie mit der Quellenangabe Marram frei verwenden.'),
      ),
      seoTitle: 'Presse: Zahlen, Bilder und Kontakt | Marram',
      seoDescription:
        'Angaben zu Marram für Journalisten: gegründet 1966, 16 Orte, vier Büros. Dazu Bilder und eine Ansprechpartnerin, die am selben Tag antwortet.',
    },
    en: {
      title: 'Press',
      slug: 'press',
      intro: 'For journalists: figures, pictures and someone who’ll answer the same day.',
      content: doc(
        h2('In brief'),
        ul('Founded in Blåvand in 1966', 'More than a thousand houses in 16 areas', 'Four offices, about 60 staff'),
        p('The figures are part of a demonstration and don’t describe a real company.'),
        h2('Contact'),
        embed('employee-reference-karen'),
        p('Feel free to use [the drawing of the lighthouse](asset-lighthouse), with a credit to Marram.'),
      ),
      seoTitle: 'Press: facts, pictures and contact | Marram',
      seoDescription:
        'Facts about Marram for journalists: founded in 1966, sixteen areas, four offices. Pictures, and a contact who answers the same day.',
    },
  },
)
