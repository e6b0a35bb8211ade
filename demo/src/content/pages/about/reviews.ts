import { toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, p } from '../../builders/rich-text.ts'

export const reviews = page(
  'page-reviews',
  {
    layout: 'page',
    template: 'reviews',
    parent: toEntry('page-about'),
    menuKey: 'about',
    sections: toEntries('quote-guest'),
  },
  {
    da: {
      title: 'Det siger gæsterne',
      slug: 'gaesterne-siger',
      intro: 'Alle anmeldelser fra de seneste to år. Også dem, vi ikke er stolte af.',
      content: doc(
        p('Kun gæster, der har boet i huset, kan skrive. Læs, [hvordan vi tjekker det](page-review-checks).'),
      ),
      seoTitle: 'Anmeldelser fra gæster i sommerhusene | Marram',
      seoDescription:
        'Læs, hvad gæster har skrevet om vores sommerhuse de seneste to år, ros og kritik, med svar fra kontorerne. Intet er sorteret fra.',
    },
    de: {
      title: 'Was Gäste sagen',
      slug: 'was-gaste-sagen',
      intro: 'Alle Bewertungen der letzten zwei Jahre. Auch die, auf die wir nicht stolz sind.',
      content: doc(p('Schreiben kann nur, wer im Haus gewohnt hat. [So prüfen wir das](page-review-checks).')),
      seoTitle: 'Bewertungen von Gästen der Ferienhäuser | Marram',
      seoDescription:
        'Was Gäste in den letzten zwei Jahren über unsere Ferienhäuser geschrieben haben: Lob und Kritik, mit Antworten aus unseren Büros.',
    },
    en: {
      title: 'What guests say',
      slug: 'what-guests-say',
      intro: 'Every review from the past two years, including the ones we’re not proud of.',
      content: doc(
        p('Only people who’ve stayed in the house can write one. Here’s [how we check](page-review-checks).'),
      ),
      seoTitle: 'Guest reviews of our holiday homes | Marram',
      seoDescription:
        'What guests wrote about our holiday homes in the past two years: praise and criticism, with replies from all four of our offices.',
    },
  },
)
