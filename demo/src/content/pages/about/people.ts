import { toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, p } from '../../builders/rich-text.ts'

export const people = page(
  'page-employees',
  {
    layout: 'page',
    template: 'employees',
    parent: toEntry('page-about'),
    menuKey: 'about',
  },
  {
    da: {
      title: 'Menneskene bag Marram',
      slug: 'medarbejdere',
      intro: 'Det er os, der tager telefonen, finder nøglen frem og kommer, når vandhanen drypper.',
      content: doc(
        p(
          'I stedet for portrætter viser vi et sted, hver af os holder af. Ring eller skriv direkte, hvis du ved, hvem du vil tale med.',
        ),
      ),
      seoTitle: 'Medarbejdere på Marrams fire kontorer',
      seoDescription:
        'Se hvem der arbejder på kontorerne i Blåvand, Henne Strand, Hvide Sande og på Rømø, hvilke sprog de taler, og hvordan du får fat i dem.',
    },
    de: {
      title: 'Die Menschen bei Marram',
      slug: 'mitarbeiter',
      intro: 'Wir gehen ans Telefon, legen den Schlüssel bereit und kommen, wenn der Hahn tropft.',
      content: doc(
        p(
          'Statt eines Porträts zeigt jeder von uns einen Ort, den er mag. Wenn Sie wissen, mit wem Sie sprechen möchten, melden Sie sich gern direkt.',
        ),
      ),
      seoTitle: 'Mitarbeiter in den vier Büros von Marram',
      seoDescription:
        'Wer in den Büros in Blåvand, Henne Strand, Hvide Sande und auf Rømø arbeitet, welche Sprachen gesprochen werden und wie Sie uns erreichen.',
    },
    en: {
      title: 'The people behind Marram',
      slug: 'people',
      intro: 'We answer the phone, find your key and come round when the tap drips.',
      content: doc(
        p(
          'Instead of a portrait, each of us has picked a favourite place. If you know who you’d like to speak to, get in touch directly.',
        ),
      ),
      seoTitle: 'The people in our four offices | Marram',
      seoDescription:
        'Who works at the offices in Blåvand, Henne Strand, Hvide Sande and on Rømø, which languages they speak and how to get hold of them.',
    },
  },
)
