import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'

export const children = page(
  'page-children',
  {
    layout: 'page',
    template: 'standard',
    parent: toEntry('page-coast'),
    menuKey: 'coast',
    image: toAsset('asset-beach-day'),
    sections: toEntries('image-text-children'),
  },
  {
    da: {
      title: 'Med børn',
      slug: 'med-born',
      intro: 'Børn har brug for sand og vand, og at I har tid. Resten er ekstra.',
      content: doc(
        h2('Hvilket hus?'),
        ul(
          'Små børn: Kig efter hegn, sandkasse og kort vej til butikken frem for havudsigt.',
          'Skolebørn: Et hus tæt på andre huse giver nogen at lege med.',
          'Store børn: Spørg, om der er god dækning og plads til en ven.',
        ),
        h2('Når det regner'),
        p(
          'Museet Tirpitz ved Blåvand er gravet ind i klitten. I Bork kan man være viking for en dag, og i Søndervig er der badeland. På regnvejrsdage er der mindst kø om formiddagen.',
        ),
        embed('accordion-packing-children'),
        p('Barneseng og højstol stiller vi i huset, hvis de ikke er der i forvejen. Køb dem til, når du booker.'),
      ),
      seoTitle: 'Sommerhusferie med børn ved Vesterhavet | Marram',
      seoDescription:
        'Hvilket hus passer til små og store børn, hvad laver man i regnvejr, og hvad kan I låne af os? Råd til ferie med børn på Vestkysten.',
    },
    de: {
      title: 'Mit Kindern',
      slug: 'mit-kindern',
      intro: 'Kinder brauchen Sand, Wasser und Eltern, die Zeit haben. Der Rest ist Zugabe.',
      content: doc(
        h2('Welches Haus?'),
        ul(
          'Kleine Kinder: Zaun, Sandkasten und ein kurzer Weg zum Laden sind mehr wert als Meerblick.',
          'Schulkinder: Wo andere Häuser nah sind, findet sich jemand zum Spielen.',
          'Jugendliche: Fragen Sie nach gutem Empfang und einem Bett für den besten Freund.',
        ),
        h2('Wenn es regnet'),
        p(
          'Das Museum Tirpitz bei Blåvand ist in die Düne gegraben. In Bork kann man einen Tag lang Wikinger sein, in Søndervig gibt es ein Badeland. An Regentagen ist es vormittags am leersten.',
        ),
        embed('accordion-packing-children'),
        p('Kinderbett und Hochstuhl stellen wir ins Haus, falls es keine hat. Buchen Sie beides gleich dazu.'),
      ),
      seoTitle: 'Ferienhaus mit Kindern an der Nordsee | Marram',
      seoDescription:
        'Welches Haus passt zu kleinen und großen Kindern, was tun bei Regen, und was leihen wir? Rat für den Familienurlaub an der Westküste.',
    },
    en: {
      title: 'With children',
      slug: 'with-children',
      intro: 'Children need sand, water and parents with time on their hands. The rest is a bonus.',
      content: doc(
        h2('Which house?'),
        ul(
          'Small children: a fence, a sandpit and a short walk to the shop are worth more than a sea view.',
          'School age: if there are other houses nearby, there’s someone to play with.',
          'Teenagers: ask about phone reception, and a bed for a friend.',
        ),
        h2('When it rains'),
        p(
          'The Tirpitz museum near Blåvand is dug into the dune. At Bork you can be a Viking for a day, and Søndervig has a water park. On wet days, mornings are quietest.',
        ),
        embed('accordion-packing-children'),
        p('We’ll put a cot and a high chair in the house if it doesn’t have them. Add them when you book.'),
      ),
      seoTitle: 'Holiday homes with children by the North Sea | Marram',
      seoDescription:
        'Which house suits toddlers or teens, what can you do when it rains, and what can you borrow? Advice for families on the west coast.',
    },
  },
)
