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
        p(
          'Jeg er vicevært for godt tre hundrede huse, og de fleste har brændeovn. Sådan gør du, så ruden bliver ved at være klar:',
        ),
        ol(
          'Åbn luften helt og luk døren mod terrassen.',
          'Læg to stykker brænde i bunden, tæt.',
          'Stabl små pinde på kryds ovenpå, seks til otte.',
          'Optændingsblokke øverst. Tænd dem.',
          'Skru ned for luften, når det store træ brænder.',
        ),
        h2('Det må ikke i ovnen'),
        ul('Vådt træ og drivtømmer, saltet æder ovnen', 'Malet træ og paller', 'Østersskaller. Ja, der var en.'),
        p('Asken kan gløde i et døgn. Brug spanden af metal, ude, med låg.'),
      ],
      seoTitle: 'Sådan tænder du op i brændeovnen | Marram',
      seoDescription:
        'Tænd op fra toppen, så undgår du røg i stuen. Viceværten Peter forklarer trin for trin, hvad der må i ovnen, og hvad der ikke må.',
    },
    de: {
      title: 'Feuer von oben',
      slug: 'feuer-von-oben',
      excerpt: 'Ruft ein Gast wegen Rauch an, ist die Antwort neunmal von zehn dieselbe: Sie haben unten angezündet.',
      content: [
        p(
          'Ich bin Hausmeister für gut dreihundert Häuser, die meisten haben einen Kaminofen. So bleibt die Scheibe klar:',
        ),
        ol(
          'Öffnen Sie die Luft ganz und schließen Sie die Terrassentür.',
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
        p('Asche glüht bis zu einem Tag nach. Nehmen Sie den Eimer aus Metall, draußen, mit Deckel.'),
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
        p('I look after some three hundred houses, and most have a stove. This is how the glass stays clear:'),
        ol(
          'Open the air fully and close the terrace door.',
          'Lay two logs on the bottom, side by side.',
          'Stack six to eight thin sticks crosswise on them.',
          'Firelighters go on top. Light them.',
          'Turn down the air once the logs burn.',
        ),
        h2('What must not go in'),
        ul(
          'wet wood and driftwood, whose salt eats the stove',
          'painted wood and pallets',
          'oyster shells. Yes, someone did.',
        ),
        p('Ash glows for up to a day. Use the metal bucket, outside, with its lid on.'),
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
          'Jeg måler huse op. Når gæster bliver skuffede, er det sjældent over farven på sofaen. Det er over, at bedsteforældrene skal gennem børnenes værelse for at komme på toilettet.',
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
      excerpt: 'Bilder zeigen, wie ein Haus aussieht. Der Grundriss zeigt, wie man darin wohnt.',
      content: [
        p(
          'Ich vermesse Häuser. Sind Gäste enttäuscht, liegt es selten an der Farbe des Sofas. Es liegt daran, dass die Großeltern auf dem Weg ins Bad durchs Kinderzimmer müssen.',
        ),
        h2('Worauf Sie achten sollten'),
        ul(
          'wo das Bad im Verhältnis zu den Schlafzimmern liegt',
          'ob es bei Regen zwei Plätze zum Sitzen gibt',
          'wie breit die Betten sind. 140 cm sind für zwei schmal.',
          'wohin die Terrasse zeigt',
        ),
        p(
          'Steht da _Hems_, ist es eine Matratze unterm Dach mit Leiter. Kinder lieben sie. Erwachsene versuchen es einmal.',
        ),
        embedAsset('asset-bedroom'),
        p('Fehlt ein Maß, fragen Sie. Ich habe alle in meinem Buch, auch die Deckenhöhe.'),
      ],
      seoTitle: 'So lesen Sie den Grundriss eines Hauses | Marram',
      seoDescription:
        'Bad, Betten, Terrasse und Sitzplätze: Hausinspektor Jonas erzählt, was man am Grundriss erkennt und die Bilder einem nicht zeigen.',
    },
    en: {
      title: 'Read the floor plan first',
      slug: 'read-the-floor-plan-first',
      excerpt: 'Pictures show what a house looks like. The floor plan shows what it is like to live in.',
      content: [
        p(
          'I measure houses. When guests are disappointed, it is seldom about the colour of the sofa. It’s because grandparents have to cross the children’s room to reach the bathroom.',
        ),
        h2('What to look for'),
        ul(
          'where the bathroom is in relation to the bedrooms',
          'whether there are two places to sit when it rains',
          'how wide the beds are. 140 cm is narrow for two.',
          'which way the terrace faces',
        ),
        p(
          'Where it says _hems_, that is a mattress under the roof with a ladder. Children love it. Adults try it once.',
        ),
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
      excerpt: 'Klokken 14.59 i juli står der fyrre mennesker i køen. Her er, hvad der sker på den anden side.',
      content: [
        p(
          'Dagen begynder klokken ni, når de første huse bliver tømt. Rengøringen kører ud i hold. Hver gang et hus er klar, får det et grønt kryds på min skærm, og den gæst, der har bedt om det, får en sms.',
        ),
        p(
          'Ved middagstid ved jeg, hvem der driller. En nøgle er kørt med til Hamborg. En opvaskemaskine vil ikke. Jonas har allerede værktøjet i bilen.',
        ),
        h2('Mit bedste råd'),
        p(
          'Kom klokken 16.30. Køen er væk, huset er helt sikkert færdigt, og jeg har tid til at fortælle, hvor solen går ned.',
        ),
      ],
      seoTitle: 'En lørdag ved nøgleskranken i juli | Marram',
      seoDescription:
        'Hvad sker der på et udlejningskontor på en skiftelørdag i juli, og hvornår er det smartest at hente nøglen? Sofie fra Blåvand fortæller.',
    },
    de: {
      title: 'Ein Samstag am Schlüsselschalter',
      slug: 'ein-samstag-am-schalter',
      excerpt: 'Um 14.59 Uhr im Juli stehen vierzig Leute in der Schlange. Was auf der anderen Seite passiert.',
      content: [
        p(
          'Der Tag beginnt um neun, wenn die ersten Häuser leer werden. Die Reinigung fährt in Gruppen hinaus. Ist ein Haus fertig, bekommt es auf meinem Bildschirm ein grünes Kreuz, und wer darum gebeten hat, eine SMS.',
        ),
        p(
          'Mittags weiß ich, wo es hakt. Ein Schlüssel ist mit nach Hamburg gefahren. Eine Spülmaschine will nicht. Jonas hat das Werkzeug schon im Auto.',
        ),
        h2('Mein Rat'),
        p(
          'Kommen Sie um halb fünf. Die Schlange ist weg, das Haus sicher fertig, und ich habe Zeit, Ihnen zu zeigen, wo die Sonne untergeht.',
        ),
      ],
      seoTitle: 'Ein Samstag am Schlüsselschalter im Juli | Marram',
      seoDescription:
        'Was geschieht im Büro an einem Wechselsamstag im Juli, und wann holt man den Schlüssel am besten? Sofie aus Blåvand erzählt davon.',
    },
    en: {
      title: 'A Saturday at the key desk',
      slug: 'a-saturday-at-the-key-desk',
      excerpt: 'At 2.59 pm in July there are forty people in the queue. What happens on the other side.',
      content: [
        p(
          'The day begins at nine, when the first houses are emptied. The cleaners drive out in teams. Each time a house is ready it gets a green cross on my screen, and those who asked for it get a text.',
        ),
        p(
          'By noon I know where the trouble is. A key has gone to Hamburg. A dishwasher refuses. Jonas already has the tools in the car.',
        ),
        h2('My advice'),
        p(
          'Come at half past four. The queue is gone, the house is ready for certain, and I have time to tell you where the sun sets.',
        ),
      ],
      seoTitle: 'A Saturday at the key desk in July | Marram',
      seoDescription:
        'What happens in a letting office on a change-over Saturday in July, and when is it best to collect the key? Sofie from Blåvand explains.',
    },
  }),
]
