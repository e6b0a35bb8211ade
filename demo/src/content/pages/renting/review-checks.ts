import { toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p, ul } from '../../builders/rich-text.ts'

export const reviewChecks = page(
  'page-review-checks',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    sidebar: toEntries('entrances-sidebar-legal'),
  },
  {
    da: {
      title: 'Sådan tjekker vi anmeldelser',
      slug: 'sadan-kontrollerer-vi-anmeldelser',
      intro: 'Kun den, der har boet i huset, kan anmelde det. Vi fjerner ikke kritik.',
      content: doc(
        h2('Hvem kan skrive?'),
        p(
          'To dage efter afrejse får den, der lejede huset, et link til netop det ophold. Linket kan bruges én gang. Der er ingen anden vej ind.',
        ),
        h2('Hvad vi retter'),
        ul(
          'Vi fjerner navne på andre, telefonnumre og grove ord.',
          'Vi retter ikke i meninger, karakterer eller stavefejl.',
          'Vi betaler ikke for anmeldelser og giver ikke rabat for dem.',
        ),
        h2('Rapportér en anmeldelse'),
        p(
          'Ved hver anmeldelse er der et link, så du kan rapportere den. Vi svarer inden for fem hverdage og begrunder svaret.',
        ),
        p('Du finder dem alle på siden [Det siger gæsterne](page-reviews).'),
      ),
      seoTitle: 'Sådan tjekker vi anmeldelser | Marram',
      seoDescription:
        'Kun gæster, der har boet i huset, kan anmelde det. Læs hvordan vi sikrer det, hvad vi fjerner, og hvordan du rapporterer en anmeldelse.',
    },
    de: {
      title: 'So prüfen wir Bewertungen',
      slug: 'so-prufen-wir-bewertungen',
      intro: 'Nur wer im Haus gewohnt hat, kann es bewerten. Kritik löschen wir nicht.',
      content: doc(
        h2('Wer kann schreiben?'),
        p(
          'Zwei Tage nach der Abreise schicken wir dem Mieter einen Link zu genau diesem Aufenthalt. Er gilt nur einmal. Einen anderen Weg gibt es nicht.',
        ),
        h2('Was wir ändern'),
        ul(
          'Namen anderer, Telefonnummern und Beschimpfungen nehmen wir heraus.',
          'Meinung, Note und Rechtschreibung lassen wir stehen.',
          'Für Bewertungen zahlen wir nichts und geben auch keinen Rabatt.',
        ),
        h2('Eine Bewertung melden'),
        p('Neben jeder Bewertung steht ein Link zum Melden. Wir antworten binnen fünf Werktagen und mit Begründung.'),
        p('Alle Stimmen lesen Sie unter [Was Gäste sagen](page-reviews).'),
      ),
      seoTitle: 'So prüfen wir Bewertungen | Marram',
      seoDescription:
        'Nur Gäste, die im Haus gewohnt haben, können es bewerten. Wie wir das sicherstellen, was wir entfernen und wie Sie eine Bewertung melden.',
    },
    en: {
      title: 'How we check reviews',
      slug: 'how-we-check-reviews',
      intro: 'Only people who’ve stayed in the house can review it. We don’t remove criticism.',
      content: doc(
        h2('Who can write?'),
        p(
          'Two days after departure, the person who booked gets a link for that particular stay. It works once. There’s no other way in.',
        ),
        h2('What we change'),
        ul(
          'We take out other people’s names, phone numbers and abusive language.',
          'We don’t touch opinions, ratings or spelling.',
          'We don’t pay for reviews or give discounts for them.',
        ),
        h2('Reporting a review'),
        p('There’s a report link beside every review. We’ll reply within five working days and give you our reasons.'),
        p('You’ll find them all under [What guests say](page-reviews).'),
      ),
      seoTitle: 'How we check reviews | Marram',
      seoDescription:
        'Only guests who stayed in a house can review it. How we make sure of that, what we remove and how you can report a review to us.',
    },
  },
)
