import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'

export const dog = page(
  'page-dog',
  {
    layout: 'page',
    template: 'standard',
    parent: toEntry('page-coast'),
    menuKey: 'coast',
    image: toAsset('asset-beach-dusk'),
    sections: toEntries('search-with-dog'),
  },
  {
    da: {
      title: 'Med hund til havet',
      slug: 'med-hund',
      intro: 'For de fleste hunde er stranden om vinteren det nærmeste, de kommer paradis. Om sommeren skal de i snor.',
      content: doc(
        h2('Reglerne'),
        ul(
          'På stranden: i snor fra 1. april til 30. september. Resten af året må den løbe, hvis den kommer, når du kalder.',
          'I skov og plantage: i snor hele året. I hundeskovene må den være løs.',
          'I naturområder med får og fugle: altid i snor.',
        ),
        h2('Fra udlandet'),
        p(
          'Hunden skal have chip, pas og gyldig vaccination mod rabies. Nogle racer er forbudt i Danmark. Se Fødevarestyrelsens liste, før du booker.',
        ),
        embed('fact-dog-woods'),
        p('Hvor mange dyr der må bo i huset, og hvad det koster, står under [Kæledyr](page-pets).'),
      ),
      seoTitle: 'Sommerhus med hund ved Vesterhavet | Marram',
      seoDescription:
        'Hvornår skal hunden i snor på stranden, hvor må den løbe frit, og hvad kræves ved indrejse? Det vigtigste om ferie med hund hos os.',
    },
    de: {
      title: 'Mit Hund ans Meer',
      slug: 'mit-hund',
      intro: 'Für die meisten Hunde ist der Strand im Winter dem Paradies sehr nah. Im Sommer müssen sie an die Leine.',
      content: doc(
        h2('Die Regeln'),
        ul(
          'Am Strand: vom 1. April bis 30. September an der Leine. Danach darf der Hund laufen, wenn er auf Ruf kommt.',
          'In Wald und Plantage: das ganze Jahr an der Leine. In den Hundewäldern darf er frei laufen.',
          'In Naturgebieten mit Schafen und Vögeln: immer an der Leine.',
        ),
        h2('Einreise'),
        p(
          'Der Hund braucht Chip, EU-Heimtierausweis und eine gültige Tollwutimpfung. Einige Rassen sind in Dänemark verboten. Sehen Sie vor der Buchung in die Liste der dänischen Behörde Fødevarestyrelsen.',
        ),
        embed('fact-dog-woods'),
        p('Wie viele Tiere ins Haus dürfen und was es kostet, steht unter [Haustiere](page-pets).'),
      ),
      seoTitle: 'Ferienhaus mit Hund in Dänemark | Marram',
      seoDescription:
        'Wann muss der Hund am Strand an die Leine, wo darf er frei laufen und was gilt bei der Einreise? Das Wichtigste für Ferien mit Hund.',
    },
    en: {
      title: 'By the sea with a dog',
      slug: 'with-a-dog',
      intro: 'For most dogs the beach in winter is close to paradise. In summer they have to stay on the lead.',
      content: doc(
        h2('The rules'),
        ul(
          'On the beach: on a lead from 1 April to 30 September. After that your dog can run free, as long as it comes when called.',
          'In woods and plantations: on a lead all year. In the dog woods it can run free.',
          'Wherever there are sheep or nesting birds: always on a lead.',
        ),
        h2('Entering Denmark'),
        p(
          'Your dog needs a microchip, the right papers and a valid rabies vaccination; from Great Britain that means an animal health certificate. Some breeds are banned, so check the Danish Veterinary and Food Administration’s list before you book.',
        ),
        embed('fact-dog-woods'),
        p('How many animals a house takes and what that costs is under [Pets](page-pets).'),
      ),
      seoTitle: 'Holiday homes in Denmark with a dog | Marram',
      seoDescription:
        'When does a dog need to be on the lead, where can it run free and what papers does it need? The essentials for holidays with a dog.',
    },
  },
)
