import { embedAsset, h2, ol, p, ul } from '../builders/rich-text.ts'
import { post } from './post.ts'

export const officePosts = [
  post({
    id: 'stove',
    published: 27,
    author: 'peter',
    image: 'living-room',
    categories: ['behind'],
    da: {
      title: 'Tænd op fra toppen',
      slug: 'taend-op-fra-toppen',
      excerpt: 'Ni ud af ti gange, hvor en gæst ringer om røg, er svaret det samme: I har tændt op nedefra.',
      content: [
        p('Jeg er vicevært for godt tre hundrede huse, og de fleste har brændeovn. Sådan undgår du sod på ruden:'),
        ol(
          'Åbn helt for luften, og luk terrassedøren.',
          'Læg to stykker brænde i bunden, tæt.',
          'Stabl små pinde på kryds ovenpå, seks til otte.',
          'Optændingsblokke øverst. Tænd dem.',
          'Skru ned for luften, når det store træ brænder.',
        ),
        h2('Det må ikke i ovnen'),
        ul('Vådt træ og drivtømmer (saltet æder ovnen)', 'Malet træ og paller', 'Østersskaller. Ja, der var en.'),
        p('Asken kan gløde i et døgn. Kom den i metalspanden, sæt den udenfor, og læg låg på.'),
      ],
      seoTitle: 'Sådan tænder du op i brændeovnen | Marram',
      seoDescription:
        'Tænd op fra toppen, så undgår du røg i stuen. Viceværten Peter forklarer trin for trin, hvad der må i ovnen, og hvad der ikke må.',
    },
    de: {
      title: 'Feuer von oben',
      slug: 'feuer-von-oben',
      excerpt:
        'Ruft ein Gast wegen Rauch an, ist die Antwort in neun von zehn Fällen dieselbe: Sie haben von unten angezündet.',
      content: [
        p(
          'Ich bin Hausmeister für gut dreihundert Häuser, die meisten haben einen Kaminofen. So bleibt die Scheibe klar:',
        ),
        ol(
          'Öffnen Sie die Luftzufuhr ganz und schließen Sie die Terrassentür.',
          'Legen Sie zwei Scheite dicht an dicht auf den Boden.',
          'Schichten Sie sechs bis acht dünne Hölzer kreuzweise darauf.',
          'Obenauf kommen die Anzünder. Jetzt anzünden.',
          'Drosseln Sie die Luft, wenn die Scheite brennen.',
        ),
        h2('Was nicht hineingehört'),
        ul(
          'nasses Holz und Treibholz, das Salz frisst den Ofen',
          'lackiertes Holz und Paletten',
          'Austernschalen. Ja, das gab es.',
        ),
        p(
          'Asche glüht bis zu einem Tag nach. Füllen Sie sie in den Metalleimer, stellen Sie ihn nach draußen und legen Sie den Deckel auf.',
        ),
      ],
      seoTitle: 'Kaminofen richtig anzünden | Marram',
      seoDescription:
        'Von oben anzünden, dann raucht es nicht ins Zimmer. Hausmeister Peter erklärt Schritt für Schritt, was in den Ofen darf und was nicht.',
    },
    en: {
      title: 'Light it from the top',
      slug: 'light-it-from-the-top',
      excerpt: 'When a guest calls about smoke, nine times out of ten the answer is the same: you lit it from below.',
      content: [
        p('I look after three hundred-odd houses, and most of them have a stove. Here’s how to keep the glass clear:'),
        ol(
          'Open the air vent fully and close the terrace door.',
          'Lay two logs on the bottom, side by side.',
          'Stack six to eight thin sticks crosswise on them.',
          'Firelighters go on top. Light them.',
          'Turn the air down once the logs are burning.',
        ),
        h2('What not to burn'),
        ul(
          'wet wood and driftwood, whose salt eats the stove',
          'painted wood and pallets',
          'oyster shells. Yes, someone did.',
        ),
        p('Ash can glow for a whole day. Put it in the metal bucket, outside, with the lid on.'),
      ],
      seoTitle: 'How to light the wood stove | Marram',
      seoDescription:
        'Light the stove from the top and the room stays free of smoke. Caretaker Peter explains step by step what may go in and what may not.',
    },
  }),
  post({
    id: 'floor-plan',
    published: 131,
    author: 'jonas',
    image: 'bedroom',
    categories: ['behind'],
    da: {
      title: 'Læs plantegningen først',
      slug: 'laes-grundplanen-forst',
      excerpt: 'Billeder viser, hvordan et hus ser ud. Plantegningen viser, hvordan det er at bo i.',
      content: [
        p(
          'Jeg måler huse op. Når gæster bliver skuffede, er det sjældent over farven på sofaen. Det er over, at bedsteforældrene skal gennem børneværelset for at komme på toilettet.',
        ),
        h2('Kig efter'),
        ul(
          'Hvor badet ligger i forhold til soveværelserne',
          'Om der er to steder at sidde, når det regner',
          'Sengenes bredde. 140 cm er smalt for to.',
          'Hvilken vej terrassen vender',
        ),
        p('Står der _hems_, er det en madras under taget med stige. Børn elsker den. Voksne prøver én gang.'),
        embedAsset('asset-bedroom'),
        p('Mangler der et mål, så spørg. Jeg har dem i min bog, også loftshøjden.'),
      ],
      seoTitle: 'Sådan læser du et sommerhus’ plantegning | Marram',
      seoDescription:
        'Bad, senge, terrasse og steder at sidde: husinspektør Jonas fortæller, hvad du ser på plantegningen, som billederne ikke viser.',
    },
    de: {
      title: 'Lesen Sie zuerst den Grundriss',
      slug: 'zuerst-der-grundriss',
      excerpt: 'Bilder zeigen, wie ein Haus aussieht. Der Grundriss zeigt, wie es sich darin wohnt.',
      content: [
        p(
          'Ich vermesse Häuser. Sind Gäste enttäuscht, liegt es selten an der Farbe des Sofas. Es liegt daran, dass die Großeltern auf dem Weg ins Bad durchs Kinderzimmer müssen.',
        ),
        h2('Worauf Sie achten sollten'),
        ul(
          'wo das Bad im Verhältnis zu den Schlafzimmern liegt',
          'ob man bei Regen an zwei Stellen sitzen kann',
          'wie breit die Betten sind. 140 cm sind für zwei schmal.',
          'wohin die Terrasse zeigt',
        ),
        p('Ein _Hems_ ist ein Schlafboden unterm Dach mit Leiter. Kinder lieben ihn. Erwachsene versuchen es einmal.'),
        embedAsset('asset-bedroom'),
        p('Fehlt ein Maß, fragen Sie. Ich habe alle notiert, auch die Deckenhöhe.'),
      ],
      seoTitle: 'So lesen Sie den Grundriss eines Hauses | Marram',
      seoDescription:
        'Bad, Betten, Terrasse und Sitzplätze: Hausinspektor Jonas erzählt, was man am Grundriss erkennt und die Bilder einem nicht zeigen.',
    },
    en: {
      title: 'Read the floor plan first',
      slug: 'read-the-floor-plan-first',
      excerpt: 'Pictures show what a house looks like. The floor plan shows what it’s like to live in.',
      content: [
        p(
          'I measure houses. When guests are disappointed, it’s rarely about the colour of the sofa. It’s because the grandparents have to go through the children’s room to get to the loo.',
        ),
        h2('What to look for'),
        ul(
          'where the bathroom is in relation to the bedrooms',
          'whether there are two places to sit when it rains',
          'how wide the beds are. 140 cm is narrow for two.',
          'which way the terrace faces',
        ),
        p('A _loft_ is a mattress under the roof, up a ladder. Children love it. Adults try it once.'),
        embedAsset('asset-bedroom'),
        p('If a measurement is missing, ask. I have them all in my book, ceiling heights included.'),
      ],
      seoTitle: 'How to read the floor plan of a house | Marram',
      seoDescription:
        'Bathroom, beds, terrace and places to sit: house inspector Jonas on what the floor plan tells you that pictures don’t show.',
    },
  }),
  post({
    id: 'saturday',
    published: 311,
    author: 'sofie',
    image: 'house-wood',
    categories: ['behind'],
    da: {
      title: 'En lørdag ved nøgleskranken',
      slug: 'en-lordag-ved-skranken',
      excerpt: 'Klokken 14.59 i juli står der fyrre mennesker i kø. Sådan ser det ud fra den anden side af skranken.',
      content: [
        p(
          'Dagen begynder klokken ni, når de første huse bliver tømt. Rengøringen kører ud i hold. Hver gang et hus er klar, får det et grønt flueben på min skærm, og de gæster, der har bedt om det, får en sms.',
        ),
        p(
          'Ved middagstid ved jeg, hvad der driller. En nøgle er kommet med til Hamborg. En opvaskemaskine vil ikke starte. Jonas har allerede værktøjet i bilen.',
        ),
        h2('Mit bedste råd'),
        p(
          'Kom klokken 16.30. Køen er væk, huset er helt sikkert færdigt, og jeg har tid til at fortælle, hvor solnedgangen er smukkest.',
        ),
      ],
      seoTitle: 'En lørdag ved nøgleskranken i juli | Marram',
      seoDescription:
        'Hvad sker der på et udlejningskontor på en skiftelørdag i juli, og hvornår er det smartest at hente nøglen? Sofie fra Blåvand fortæller.',
    },
    de: {
      title: 'Ein Samstag am Schlüsselschalter',
      slug: 'ein-samstag-am-schalter',
      excerpt:
        'An einem Samstag im Juli stehen um 14.59 Uhr vierzig Leute in der Schlange. So sieht es auf der anderen Seite aus.',
      content: [
        p(
          'Der Tag beginnt um neun, wenn die ersten Gäste abreisen. Die Reinigung fährt in Gruppen hinaus. Ist ein Haus fertig, bekommt es auf meinem Bildschirm einen grünen Haken und wer darum gebeten hat, eine SMS.',
        ),
        p(
          'Mittags weiß ich, wo es hakt. Ein Schlüssel ist mit nach Hamburg gefahren. Eine Spülmaschine streikt. Jonas hat das Werkzeug schon im Auto.',
        ),
        h2('Mein Rat'),
        p(
          'Kommen Sie um halb fünf. Die Schlange ist weg, das Haus sicher fertig, und ich habe Zeit, Ihnen zu verraten, wo der Sonnenuntergang am schönsten ist.',
        ),
      ],
      seoTitle: 'Ein Samstag am Schlüsselschalter im Juli | Marram',
      seoDescription:
        'Was geschieht im Büro an einem Wechselsamstag im Juli, und wann holt man den Schlüssel am besten? Sofie aus Blåvand erzählt davon.',
    },
    en: {
      title: 'A Saturday at the key desk',
      slug: 'a-saturday-at-the-key-desk',
      excerpt:
        'At 2.59 pm on a July Saturday there are forty people in the queue. Here’s how it looks from the other side.',
      content: [
        p(
          'The day begins at nine, when the first guests leave. The cleaners head out in teams. Every time a house is ready, it gets a green tick on my screen, and guests who’ve asked get a text.',
        ),
        p(
          'By noon I know where the trouble is. A key has gone off to Hamburg. A dishwasher is on strike. Jonas already has his tools in the car.',
        ),
        h2('My advice'),
        p(
          'Come at half past four. The queue’s gone, the house is sure to be ready, and I’ve got time to tell you where to watch the sunset.',
        ),
      ],
      seoTitle: 'A Saturday at the key desk in July | Marram',
      seoDescription:
        'What happens in a letting office on a change-over Saturday in July, and when is it best to collect the key? Sofie from Blåvand explains.',
    },
  }),
]
