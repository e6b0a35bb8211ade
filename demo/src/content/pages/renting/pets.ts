import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'
import { extraPrices as extra } from '../../words/terms.ts'

export const pets = page(
  'page-pets',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    image: toAsset('asset-beach-morning'),
    sidebar: toEntries('text-sidebar-contact', 'entrances-sidebar-renting'),
  },
  {
    da: {
      title: 'Kæledyr i huset',
      slug: 'husdyr',
      intro: 'Ved hvert hus står, hvor mange dyr der må komme med. Er tallet nul, er det af hensyn til allergikere.',
      content: doc(
        ul(
          'De første to hunde bor gratis, hvor huset tillader det.',
          `Fra den tredje koster hver hund ${extra.extraDog.da} pr. ophold.`,
          'Dyr må ikke ligge i senge og sofaer og ikke være alene i huset hele dagen.',
          'Oplys ved bookingen, hvilke dyr I har med. Det er en del af aftalen.',
        ),
        h2('Allergi'),
        p(
          'Et hus uden kæledyr i dag kan have haft dyr før. Kun huse mærket _allergivenligt_ har efter ejerens erklæring aldrig haft dyr indendørs.',
        ),
        p('Gode råd til ferien med hund finder du under [Med hund til havet](page-dog).'),
        embed('cta-houses-with-dog'),
      ),
      seoTitle: 'Kæledyr i sommerhuset: regler og priser | Marram',
      seoDescription:
        'Hvor mange hunde må komme med, hvad koster det, og hvad betyder allergivenligt? Reglerne for kæledyr i vores sommerhuse, kort fortalt.',
    },
    de: {
      title: 'Haustiere im Haus',
      slug: 'haustiere',
      intro:
        'Bei jedem Haus steht, wie viele Tiere mitkommen dürfen. Eine Null steht dort aus Rücksicht auf Allergiker.',
      content: doc(
        ul(
          'Die ersten zwei Hunde wohnen ohne Aufpreis, wo das Haus sie erlaubt.',
          `Ab dem dritten kostet jeder Hund ${extra.extraDog.de} pro Aufenthalt.`,
          'Tiere gehören nicht auf Betten und Sofas und bleiben nicht den ganzen Tag allein.',
          'Nennen Sie Ihre Tiere bei der Buchung. Sie sind Teil des Vertrags.',
        ),
        h2('Allergien'),
        p(
          'In einem Haus ohne Haustiere können früher welche gewohnt haben. Nur Häuser mit dem Vermerk _allergikerfreundlich_ hatten nach Angabe der Eigentümer nie Tiere in den Räumen.',
        ),
        p('Wie der Urlaub mit Hund gelingt, steht unter [Mit Hund ans Meer](page-dog).'),
        embed('cta-houses-with-dog'),
      ),
      seoTitle: 'Haustiere im Ferienhaus: Regeln und Preise | Marram',
      seoDescription:
        'Wie viele Hunde dürfen mit, was kostet das und was heißt allergikerfreundlich? Die Regeln für Haustiere in unseren Häusern, kurz gesagt.',
    },
    en: {
      title: 'Pets in the house',
      slug: 'pets',
      intro:
        'Every house says how many animals you can bring. Where it says none, it’s for the sake of people with allergies.',
      content: doc(
        ul(
          'The first two dogs stay free of charge where the house allows them.',
          `From the third, each dog costs ${extra.extraDog.en} per stay.`,
          'Please keep animals off beds and sofas, and don’t leave them alone in the house all day.',
          'Tell us about your animals when you book. They’re part of the agreement.',
        ),
        h2('Allergies'),
        p(
          'A house without pets today may have had some before. Only in houses marked _allergy-friendly_ have there, according to the owner, never been animals indoors.',
        ),
        p('For tips on holidays with your dog, see [By the sea with a dog](page-dog).'),
        embed('cta-houses-with-dog'),
      ),
      seoTitle: 'Pets in the holiday home: rules and prices | Marram',
      seoDescription:
        'How many dogs can you bring, what does it cost and what does allergy-friendly mean? The rules for pets in our holiday homes, in brief.',
    },
  },
)
