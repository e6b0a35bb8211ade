import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, p } from '../../builders/rich-text.ts'

export const coast = page(
  'page-coast',
  {
    layout: 'page',
    template: 'standard',
    menuKey: 'coast',
    showSearchBox: true,
    banner: toEntry('banner-winter'),
    image: toAsset('asset-dunes-golden'),
    sections: toEntries('entrances-coast', 'gallery-coast', 'quote-sea'),
  },
  {
    da: {
      title: 'Ved havet',
      slug: 'ved-havet',
      intro: 'Strand, fjord, havn og hede. Her er, hvad man kan foretage sig, når man bor bag klitterne.',
      content: doc(
        p(
          'Fra Søndervig i nord til Rømø i syd er der godt hundrede kilometer kyst. Den er ikke ens overalt. Mod nord ligger havet på den ene side og fjorden på den anden, i midten går plantagerne helt ud til klitten, og i syd begynder Vadehavet.',
        ),
        p('Find dit eget stykke under [områder](page-areas), eller læs videre om det, du har lyst til.'),
      ),
      seoTitle: 'Oplevelser ved Vesterhavet hele året | Marram',
      seoDescription:
        'Strande, havne, surf, cykelture, hund og børn: inspiration til dage ved Vesterhavet mellem Søndervig og Rømø, sommer som vinter.',
    },
    de: {
      title: 'An der Küste',
      slug: 'an-der-kuste',
      intro: 'Strand, Fjord, Hafen und Heide: was man unternehmen kann, wenn man hinter den Dünen wohnt.',
      content: doc(
        p(
          'Von Søndervig im Norden bis Rømø im Süden sind es gut hundert Kilometer Küste, und sie ist nicht überall gleich. Oben liegt das Meer auf der einen und der Fjord auf der anderen Seite, in der Mitte reicht der Wald bis an die Düne, unten beginnt das Wattenmeer.',
        ),
        p('Ihr Stück davon finden Sie unter [Orte](page-areas). Oder lesen Sie weiter, worauf Sie Lust haben.'),
      ),
      seoTitle: 'Ausflüge an der dänischen Nordsee | Marram',
      seoDescription:
        'Strände, Häfen, Surfen, Radtouren, Urlaub mit Hund und Kindern: Anregungen für Tage an der Nordsee zwischen Søndervig und Rømø.',
    },
    en: {
      title: 'By the sea',
      slug: 'by-the-sea',
      intro: 'Beach, fjord, harbour and heath: what there is to do when you’re staying behind the dunes.',
      content: doc(
        p(
          'From Søndervig in the north to Rømø in the south the coast runs for over a hundred kilometres, and it changes as it goes. Up north you have the sea on one side and the fjord on the other, in the middle the forest reaches the dunes, and in the south the Wadden Sea begins.',
        ),
        p('Find your own stretch under [areas](page-areas), or read on as the mood takes you.'),
      ),
      seoTitle: 'Things to do on the Danish North Sea | Marram',
      seoDescription:
        'Beaches, harbours, surfing, cycling, holidays with dogs and children: ideas for days by the North Sea between Søndervig and Rømø.',
    },
  },
)
