import type { Discussion } from './thread.ts'

export const coastDiscussions: readonly Discussion[] = [
  {
    post: 'blog-amber',
    da: [
      [
        'Bente',
        'Vi fandt tre stykker ved Vejers i søndags, alle på størrelse med en ært. Børnene var ellevilde.',
        [
          'Lars Thomsen',
          'Godt gået! Små stykker er det, der er flest af. Gå samme vej tilbage, så finder I dem, I overså.',
        ],
      ],
      ['Jørgen K.', 'Tak for advarslen om fosfor. Den burde stå på alle parkeringspladser.'],
    ],
    de: [
      [
        'Familie Wolters',
        'Wir waren zwei Tage nach dem Sturm in Henne und haben nichts gefunden. Was machen wir falsch?',
        [
          'Lars Thomsen',
          'Vermutlich gar nichts. Nach Nordwestwind liegt er weiter südlich. Versuchen Sie es bei fallendem Wasser im dunklen Spülsaum.',
          [
            'Familie Wolters',
            'Heute früh: ein Stück, so groß wie ein Daumennagel. Danke!',
            ['Ute', 'Glückwunsch! Wo genau denn? :)'],
          ],
        ],
      ],
      ['Ute', 'Salzwassertest in der Küche gemacht: Von acht Stücken waren zwei Bernstein. Immerhin.'],
      ['Henning', 'Bitte wirklich nie in die Hosentasche stecken. Mein Onkel hat eine Narbe davon.'],
    ],
    en: [
      [
        'Margaret',
        'Are you allowed to keep what you find?',
        [
          'Lars Thomsen',
          'Yes, anything you pick up on the beach is yours. If it’s a really big piece, the museum would love to see it.',
        ],
      ],
      ['Owen', 'A UV torch after dark works wonders. It glows like a little lamp.'],
    ],
  },
  {
    post: 'blog-wind',
    da: [['Else Marie', 'Min far sagde altid: når mågerne går på land, går vi hjem. Det passer stadig.']],
    de: [
      [
        'Rolf',
        'Gibt es an Ihren Häusern eigentlich immer eine windgeschützte Ecke?',
        [
          'Sofie Dam',
          'Fast immer. Auf dem Grundriss sehen Sie, auf welcher Seite die Terrasse liegt, und wir sagen es Ihnen auch gern am Telefon.',
        ],
      ],
    ],
    en: [['Priya', 'Read this on Friday, moved our beach day to Saturday, and were right.']],
  },
  {
    post: 'blog-first-dog',
    da: [
      [
        'Camilla og Balder',
        'Balder på fire måneder gøede ad bølgerne i en time. Nu sover han.',
        ['Anna Holm', 'Sådan skal det være. Husk frisk vand, de drikker altid lidt af havet.'],
      ],
    ],
    de: [
      [
        'Sabine',
        'Ab wann müssen Hunde an die Leine?',
        ['Anna Holm', 'Am Strand vom 1. April bis zum 30. September. Im Winter dürfen sie laufen, wenn sie hören.'],
      ],
      ['Jochen mit Frida', 'Der Tipp mit dem Handtuch im Auto ist Gold wert. Sand überall, aber nur auf dem Handtuch.'],
    ],
    en: [['Fiona', 'Our spaniel wouldn’t come out of the sea. Three holidays later, she still won’t.']],
  },
  {
    post: 'blog-fano-day',
    da: [['Troels', 'Cyklerne kan lejes lige ved færgen, det sparer gåturen. God tur!']],
    de: [
      [
        'Anke und Bernd',
        'Genau so gemacht, mit dem Bus nach Sønderho und zu Fuß zurück am Wasser. Ein perfekter Tag.',
        [
          'Mette Kjær',
          'Das freut uns! Sind Sie den ganzen Weg am Strand gegangen? Das sind gut zwölf Kilometer.',
          ['Anke und Bernd', 'Ja, und danach taten die Füße weh und das Eis am Hafen war sehr groß.'],
        ],
      ],
    ],
    en: [['Callum', 'Twelve minutes on the ferry and it feels like another country.']],
  },
  {
    post: 'blog-stars',
    da: [['Niklas', 'Vi så Mælkevejen for første gang i vores liv. Tak for tippet med den røde lommelygte.']],
    de: [
      [
        'Dr. Petra M.',
        'Kleine Ergänzung: Um Neumond im August sieht man die Perseiden am besten, Blick nach Nordosten.',
      ],
    ],
    en: [['Hugh', 'We sat on the dune until two in the morning. Bring more blankets than you think.']],
  },
  {
    post: 'blog-marram-grass',
    da: [
      [
        'Verner',
        'Jeg har selv plantet marehalm med skolen i 1962. Det står der endnu, og det gør klitten også.',
        [
          'Peter Vinther',
          'Tak, Verner. Fortæl gerne, hvor det var, så går vi forbi og hilser på det.',
          ['Verner', 'Nord for Nymindegab, lige ved den gamle redningsstation.'],
        ],
      ],
    ],
    de: [['Almut', 'Seit ich weiß, wie lang die Wurzeln sind, gehe ich nur noch auf den Wegen.']],
    en: [['Graham', 'We’ve got the same grass in Northumberland and I’d never given it a thought. Thank you.']],
  },
]
