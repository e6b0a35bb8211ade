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
      title: 'Menneskene bag',
      slug: 'medarbejdere',
      intro: 'Det er os, der tager telefonen, henter nøglen frem og kommer, når vandhanen drypper.',
      content: doc(
        p(
          'I stedet for portrætter viser vi et sted, hver af os holder af. Ring eller skriv direkte, hvis du kender den, du vil tale med.',
        ),
      ),
      seoTitle: 'Medarbejdere på Marrams fire kontorer',
      seoDescription:
        'Se hvem der arbejder på kontorerne i Blåvand, Henne Strand, Hvide Sande og på Rømø, hvilke sprog de taler, og hvordan du får fat i dem.',
    },
    de: {
      title: 'Die Menschen dahinter',
      slug: 'mitarbeiter',
      intro: 'Wir nehmen ab, wenn Sie anrufen, legen den Schlüssel bereit und kommen, wenn der Hahn tropft.',
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
      title: 'The people behind it',
      slug: 'people',
      intro: 'We answer the telephone, find your key and come when the tap drips.',
      content: doc(
        p(
          'Instead of portraits each of us shows a place we’re fond of. If you know whom you would like to speak to, get in touch directly.',
        ),
      ),
      seoTitle: 'The people in our four offices | Marram',
      seoDescription:
        'Who works at the offices in Blåvand, Henne Strand, Hvide Sande and on Rømø, which languages they speak and how to get hold of them.',
    },
  },
)
