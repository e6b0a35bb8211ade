import { toAsset, toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p } from '../../builders/rich-text.ts'

export const contact = page(
  'page-contact',
  {
    layout: 'sidebar',
    template: 'contact',
    image: toAsset('asset-house-wood'),
    sidebar: toEntries('text-sidebar-hours', 'employees-guest-service'),
  },
  {
    da: {
      title: 'Kontakt',
      slug: 'kontakt',
      intro: 'Ring, skriv eller kig forbi. Vi svarer på dansk, tysk og engelsk, og på e-mail samme hverdag.',
      content: doc(
        p('Ring på [phone], så får du et menneske i røret.'),
        h2('Skriv til os'),
        p('Gælder det et bestemt hus, så skriv husnummeret. Det står på husets side og i lejeaftalen.'),
        embed('form-contact'),
        p('Er du i huset, og haster det, så ring. Vi læser kun beskeder i åbningstiden. Ved livsfare: ring 112.'),
      ),
      seoTitle: 'Kontakt og åbningstider | Marram',
      seoDescription:
        'Ring eller skriv til Marram på dansk, tysk eller engelsk. Her er telefon, åbningstider og formular, og hvad du gør, hvis det haster.',
    },
    de: {
      title: 'Kontakt aufnehmen',
      slug: 'kontakt',
      intro: 'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Wir antworten am selben Werktag, auch auf Deutsch.',
      content: doc(
        p('Unter [phone] erreichen Sie uns persönlich.'),
        h2('Schreiben Sie uns'),
        p(
          'Geht es um ein bestimmtes Haus, nennen Sie die Hausnummer. Sie steht auf der Seite des Hauses und im Mietvertrag.',
        ),
        embed('form-contact'),
        p(
          'Sind Sie im Haus und es eilt, rufen Sie an. Nachrichten lesen wir nur während der Öffnungszeiten. Bei Lebensgefahr: 112.',
        ),
      ),
      seoTitle: 'Kontakt und Öffnungszeiten | Marram',
      seoDescription:
        'So erreichen Sie Marram: Telefon, Öffnungszeiten und Formular. Wir antworten am selben Werktag auf Deutsch, Dänisch oder Englisch.',
    },
    en: {
      title: 'Contact us',
      slug: 'contact',
      intro: 'Call, write or drop in. We reply to e-mail the same working day, in English, German or Danish.',
      content: doc(
        p('Call [phone] and you’ll speak to a person.'),
        h2('Write to us'),
        p(
          'If it’s about a particular house, please give us its number. You’ll find it on the house’s page and in your rental agreement.',
        ),
        embed('form-contact'),
        p(
          'If you’re in the house and it’s urgent, call us. We only read messages during opening hours. In an emergency, dial 112.',
        ),
      ),
      seoTitle: 'Contact and opening hours | Marram',
      seoDescription:
        'How to reach Marram: telephone, opening hours and a form. We reply the same working day in English, German or Danish. Urgent? Call us.',
    },
  },
)
