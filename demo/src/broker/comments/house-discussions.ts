import type { Discussion } from './thread.ts'

export const houseDiscussions: readonly Discussion[] = [
  {
    post: 'blog-herring',
    da: [
      ['Kurt', 'Slusen i Hvide Sande kl. fem om morgenen i maj. Der er plads til alle, og alle får noget.'],
      [
        'Signe',
        'Skal man have fisketegn?',
        [
          'Niels Ravn',
          'Ja, det statslige, hvis du er fyldt 18 og ikke er folkepensionist. Det købes på telefonen på to minutter.',
          ['Signe', 'Super, tak!'],
        ],
      ],
    ],
    de: [
      [
        'Manfred',
        'Welche Haken nehmen die Leute dort?',
        [
          'Niels Ravn',
          'Heringspaternoster mit fünf kleinen Haken und ein Blei von etwa 30 Gramm. Der Laden am Hafen hat alles.',
        ],
      ],
      ['Gisela', 'Das Rezept mit Roggenmehl ist jetzt auch in Bremen bekannt.'],
    ],
    en: [['Dougie', 'Forty herring in an hour, and then the question of who guts them.']],
  },
  {
    post: 'blog-rye-bread',
    da: [['Inger', 'Endelig en, der skriver, at silden kommer først. Min mand er stadig uenig.']],
    de: [
      [
        'Thea',
        'Und wo kauft man das beste Roggenbrot?',
        ['Katrin Lorenzen', 'In Henne beim Bäcker an der Hauptstraße, aber vor zehn Uhr. Danach ist es weg.'],
      ],
    ],
    en: [['Ruth', 'We tried to eat it with our hands. There were looks.']],
  },
  {
    post: 'blog-oysters',
    da: [['Morten', 'Gå aldrig uden tidevandstabel. Vi blev våde til livet, og det var endda med guide.']],
    de: [
      [
        'Lina',
        'Darf man wirklich so viele mitnehmen, wie man tragen kann?',
        [
          'Birgit Petersen',
          'Für den eigenen Topf, ja. Die Pazifische Auster ist zugewandert, und das Watt ist über jede froh, die geht.',
        ],
      ],
    ],
    en: [['Beatrix', 'Cold feet, warm butter, no regrets.']],
  },
  {
    post: 'blog-stove',
    da: [
      ['Poul', 'Har fyret nedefra i fyrre år. Prøvede jeres måde i går. Jeg siger ikke mere.'],
      [
        'Maja',
        'Virker det også i en ældre ovn uden rist?',
        ['Jonas Birk', 'Ja, bare lad luften stå helt åben, til det store træ har fat.'],
      ],
    ],
    de: [
      [
        'Ingo',
        'Kein Ruß mehr an der Scheibe. Warum hat mir das in fünfzig Jahren niemand gesagt?',
        ['Jonas Birk', 'Weil alle anderen auch von unten anzünden.', ['Ingo', 'Ab jetzt einer weniger.']],
      ],
      [
        'Claudia',
        'Wie viel Holz rechnet man für eine Woche im Oktober?',
        ['Jonas Birk', 'Für die Abende etwa zwei Säcke. Sie bekommen sie im Supermarkt oder bei uns im Büro.'],
      ],
    ],
    en: [
      ['Alastair', 'It feels wrong for ten minutes, and then it burns for two hours.'],
      [
        'Wendy',
        'Please also tell people to close the damper only when the flames are out.',
        ['Tom Ashworth', 'Good point. It’s in every house folder now.'],
      ],
    ],
  },
  {
    post: 'blog-floor-plan',
    da: [['Rikke', 'Køjerummet ved siden af forældrenes soveværelse. Det lærer man kun én gang.']],
    de: [
      [
        'Familie Özdemir',
        'Wir reisen mit drei Generationen. Auf das zweite Bad zu achten war der beste Rat.',
        ['Peter Vinther', 'Und auf die Tür zwischen Wohnraum und Schlafzimmern. Großeltern gehen früher ins Bett.'],
      ],
    ],
    en: [['Helen', 'Counting the steps between bed and bathroom is now a family sport.']],
  },
  {
    post: 'blog-saturday',
    da: [
      [
        'Susanne',
        'Tak til Karen, som fandt nøglen frem, da vi først kom klokken ti om aftenen.',
        ['Karen Lund', 'Det var så lidt. Jeg boede jo lige ved siden af den weekend.'],
      ],
    ],
    de: [
      [
        'Horst',
        'Seit 1991 kommen wir samstags um drei. Das Bonbonglas steht immer noch am selben Platz.',
        ['Karen Lund', 'Und Sie nehmen immer noch das grüne, Herr Albers.'],
      ],
    ],
    en: [['Nora', 'I had no idea so much goes on between ten and three. Thank you, cleaners.']],
  },
]
