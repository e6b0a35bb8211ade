import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, table } from '../../builders/rich-text.ts'

export const surfing = page(
  'page-surfing',
  {
    layout: 'page',
    template: 'standard',
    parent: toEntry('page-coast'),
    menuKey: 'coast',
    image: toAsset('asset-beach-storm'),
    sections: toEntries('entrances-northern-areas'),
  },
  {
    da: {
      title: 'Surf og vind',
      slug: 'surf-og-vind',
      intro: 'Vinden kommer oftest fra vest. Om det er godt eller skidt, afhænger af, hvad du har med på taget.',
      content: doc(
        p(
          'Fjorden er lav og varm, havet er stort og koldt. Begyndere hører til på fjorden, og øvede ved, hvornår havet er noget for dem.',
        ),
        table(
          ['Sted', 'Vand', 'Til hvem'],
          ['Bork Havn', 'Ringkøbing Fjord, man kan bunde langt ud', 'begyndere og børn'],
          ['Hvide Sande', 'fjord, kanal og hav tæt på hinanden', 'alle, efter vejr'],
          ['Søndervig', 'hav med revler', 'øvede bølgesurfere'],
          ['Rømø, Sønderstrand', 'hård sandflade', 'strandsejlads og buggy'],
        ),
        h2('Inden du går ud'),
        p(
          'Læs skiltene om fugle og zoner, fortæl nogen hvor du er, og spørg på stedet om strømmen. Surfskolerne lejer våddragter ud fra april til oktober.',
        ),
        embed('video-wind'),
      ),
      seoTitle: 'Surf, kite og strandsejlads ved Vesterhavet | Marram',
      seoDescription:
        'Fra lavt vand i Bork Havn til bølger ved Søndervig: steder til windsurf, kite og strandsejlads på Vestkysten, og hvad du skal passe på.',
    },
    de: {
      title: 'Surfen und Wind',
      slug: 'surfen-und-wind',
      intro: 'Der Wind kommt meist von Westen. Ob das gut ist, hängt davon ab, was auf dem Autodach liegt.',
      content: doc(
        p(
          'Der Fjord ist flach und warm, das Meer groß und kalt. Anfänger gehören auf den Fjord. Wer geübt ist, weiß, wann das Meer passt.',
        ),
        table(
          ['Ort', 'Wasser', 'Für wen'],
          ['Bork Havn', 'Ringkøbing Fjord, weit hinaus Grund unter den Füßen', 'Anfänger und Kinder'],
          ['Hvide Sande', 'Fjord, Kanal und Meer nah beieinander', 'alle, je nach Wetter'],
          ['Søndervig', 'Meer mit Sandbänken', 'geübte Wellenreiter'],
          ['Rømø, Sønderstrand', 'harte Sandfläche', 'Strandsegler und Buggys'],
        ),
        h2('Bevor Sie hinausgehen'),
        p(
          'Lesen Sie die Schilder zu Vögeln und Zonen, sagen Sie jemandem, wo Sie sind, und fragen Sie vor Ort nach der Strömung. Die Surfschulen verleihen von April bis Oktober Neoprenanzüge.',
        ),
        embed('video-wind'),
      ),
      seoTitle: 'Surfen, Kiten und Strandsegeln an der Nordsee | Marram',
      seoDescription:
        'Vom flachen Wasser in Bork Havn bis zur Welle vor Søndervig: Orte zum Windsurfen, Kiten und Strandsegeln, und worauf man achten sollte.',
    },
    en: {
      title: 'Surf and wind',
      slug: 'surf-and-wind',
      intro: 'The wind mostly blows from the west. Whether that’s good news depends on what’s on your roof rack.',
      content: doc(
        p(
          'The fjord is shallow and warm, the sea large and cold. Beginners belong on the fjord; experienced surfers know when the sea is for them.',
        ),
        table(
          ['Place', 'Water', 'Who it’s for'],
          ['Bork Havn', 'Ringkøbing Fjord, you can stand a long way out', 'beginners and children'],
          ['Hvide Sande', 'fjord, channel and sea close together', 'everyone, weather permitting'],
          ['Søndervig', 'sea with sandbars', 'experienced wave surfers'],
          ['Rømø, Sønderstrand', 'hard flat sand', 'land yachts and kite buggies'],
        ),
        h2('Before you go out'),
        p(
          'Read the signs about birds and zones, tell someone where you are, and ask locally about the current. The surf schools hire out wetsuits from April to October.',
        ),
        embed('video-wind'),
      ),
      seoTitle: 'Surfing, kiting and land sailing in Denmark | Marram',
      seoDescription:
        'From shallow water at Bork Havn to waves off Søndervig: where to windsurf, kite and sail on land along the coast, and what to look out for.',
    },
  },
)
