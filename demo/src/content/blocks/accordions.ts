import { doc, p, ul } from '../builders/rich-text.ts'
import { accordion } from '../builders/section-kinds.ts'

export const accordions = [
  accordion(
    'accordion-high-season',
    {},
    {
      da: {
        title: 'Hvornår er det dyrest, og hvornår billigst?',
        content: doc(
          p(
            'Uge 28 til 32 er dyrest, og her er ankomst kun om lørdagen. I uge 26 er det samme hus omkring en fjerdedel billigere end midt i juli. Januar er billigst.',
          ),
        ),
      },
      de: {
        title: 'Wann ist es am teuersten, wann am günstigsten?',
        content: doc(
          p(
            'Am teuersten sind die Wochen 28 bis 32, Anreise ist dann nur samstags. Woche 26 kostet im selben Haus rund ein Viertel weniger als Mitte Juli. Am günstigsten ist der Januar.',
          ),
        ),
      },
      en: {
        title: 'When is it most expensive, and when is it cheapest?',
        content: doc(
          p(
            'Weeks 28 to 32, from mid-July, are the most expensive, with arrival on Saturdays only. In week 26, at the end of June, the same house costs about a quarter less than in mid-July. January is cheapest.',
          ),
        ),
      },
    },
  ),
  accordion(
    'accordion-cleaning-list',
    {},
    {
      da: {
        title: 'Listen, hvis du selv gør rent',
        content: doc(
          ul(
            'Køkken: ovn, komfur, køleskab og skabe tørres af',
            'Bad: kalk fjernes, afløb renses, gulv vaskes',
            'Stue og værelser: støvsug, også under sengene, og vask gulv',
            'Ude: fej terrassen, tøm askebægre og grill',
          ),
        ),
      },
      de: {
        title: 'Die Liste, wenn Sie selbst putzen',
        content: doc(
          ul(
            'Küche: Ofen, Herd, Kühlschrank und Schränke auswischen',
            'Bad: Kalk entfernen, Abfluss reinigen, Boden wischen',
            'Wohnzimmer und Schlafzimmer: saugen, auch unter den Betten, und wischen',
            'Draußen: Terrasse fegen, Aschenbecher und Grill leeren',
          ),
        ),
      },
      en: {
        title: 'The checklist if you do the cleaning',
        content: doc(
          ul(
            'Kitchen: wipe out the oven, hob, fridge and cupboards',
            'Bathroom: remove limescale, clear the drain, wash the floor',
            'Living room and bedrooms: vacuum, under the beds too, and mop',
            'Outside: sweep the terrace, empty the ashtrays and the barbecue',
          ),
        ),
      },
    },
  ),
  accordion(
    'accordion-packing-children',
    {},
    {
      da: {
        title: 'Hvad vi ville pakke',
        content: doc(
          ul(
            'Regntøj, også i juli',
            'En spand til hvert barn, ellers bliver der ballade',
            'Solcreme og en tynd hue, for det blæser',
            'Et spil kort og en bog til højtlæsning',
          ),
        ),
      },
      de: {
        title: 'Was wir einpacken würden',
        content: doc(
          ul(
            'Regenkleidung, auch im Juli',
            'einen Eimer pro Kind, sonst gibt es Streit',
            'Sonnencreme und eine dünne Mütze, weil es weht',
            'Spielkarten und ein Buch zum Vorlesen',
          ),
        ),
      },
      en: {
        title: 'What we’d pack',
        content: doc(
          ul(
            'Waterproofs, even in July',
            'A bucket for each child, or there’ll be war',
            'Sun cream and a thin hat, because of the wind',
            'A pack of cards and a book to read aloud',
          ),
        ),
      },
    },
  ),
]
