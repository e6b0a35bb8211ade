import { embed, embedAsset, h2, p, quote, ul } from '../builders/rich-text.ts'
import { post } from './post.ts'

export const beachPosts = [
  post({
    id: 'amber',
    published: 6,
    author: 'lars',
    image: 'beach-storm',
    categories: ['beach', 'nature'],
    da: {
      title: 'Rav efter stormen',
      slug: 'rav-efter-stormen',
      excerpt:
        'Når det har blæst fra vest i to dage, ligger der rav i opskyllet. Hvor du leder, hvornår, og hvad du skal passe på.',
      content: [
        p(
          'Rav er næsten så let som saltvand. Det ligger på bunden, indtil vinden rører op i det, og så driver det ind sammen med alt andet, der ikke vejer ret meget. Derfor er de gode ravdage sjældent de pæne.',
        ),
        h2('Hvornår'),
        ul(
          'En til to dage efter frisk vind fra vest eller sydvest',
          'Når vandet falder, gerne lige efter højvande',
          'I det kolde halvår, for koldt vand bærer bedre',
        ),
        h2('Hvor'),
        p(
          'Gå efter den mørke stribe af tang og små pinde. Det, der vejer det samme, lægger sig samme sted. Syd for [Blåvand](area-blavand) drejer strømmen, og dér bliver der noget liggende.',
        ),
        embed('fact-amber-test'),
        quote('Gå langsomt. Den, der står stille, finder mest.'),
        p(
          'En advarsel: fosfor fra gammel ammunition kan ligne rav og gå i brand, når det bliver tørt. Læg det, du finder, i en blikdåse.',
        ),
        embed('cta-houses-near-beach'),
      ],
      seoTitle: 'Find rav ved Vesterhavet efter stormen | Marram',
      seoDescription:
        'Hvornår og hvor finder man rav på Vestkysten, og hvordan kender man det fra sten? Lars fra Blåvand fortæller, hvad han kigger efter.',
    },
    de: {
      title: 'Bernstein nach dem Sturm',
      slug: 'bernstein-nach-dem-sturm',
      excerpt:
        'Hat es zwei Tage lang aus Westen geweht, liegt Bernstein im Spülsaum. Wo und wann man sucht und wovor man sich hüten sollte.',
      content: [
        p(
          'Bernstein ist fast so leicht wie Salzwasser. Er ruht am Grund, bis der Wind ihn aufwirbelt, und treibt dann mit allem an Land, was wenig wiegt. Gute Bernsteintage sind deshalb selten schöne Tage.',
        ),
        h2('Wann'),
        ul(
          'ein bis zwei Tage nach kräftigem West- oder Südwestwind',
          'bei fallendem Wasser, gern gleich nach der Flut',
          'im Winterhalbjahr, denn kaltes Wasser trägt besser',
        ),
        h2('Wo'),
        p(
          'Folgen Sie der dunklen Linie aus Tang und Holzstückchen. Was gleich viel wiegt, bleibt an derselben Stelle liegen. Südlich von [Blåvand](area-blavand) dreht die Strömung, dort bleibt etwas zurück.',
        ),
        embed('fact-amber-test'),
        quote('Gehen Sie langsam. Wer stehen bleibt, findet mehr.'),
        p(
          'Eine Warnung: Phosphor aus alter Munition sieht ähnlich aus und kann sich entzünden, sobald er trocknet. Nehmen Sie für Ihre Funde eine Blechdose mit.',
        ),
        embed('cta-houses-near-beach'),
      ],
      seoTitle: 'Bernstein finden nach dem Sturm | Marram',
      seoDescription:
        'Wann und wo findet man Bernstein an der dänischen Westküste, und wie erkennt man ihn? Lars aus Blåvand erzählt, worauf er achtet.',
    },
    en: {
      title: 'Amber after the storm',
      slug: 'amber-after-the-storm',
      excerpt:
        'After two days of westerlies there’s amber on the tideline. Where to look, when, and what to watch out for.',
      content: [
        p(
          'Amber is barely heavier than salt water. It lies on the bottom until the wind stirs it up, then drifts ashore with everything else that weighs next to nothing. That’s why good amber days are rarely fine ones.',
        ),
        h2('When'),
        ul(
          'a day or two after a strong wind from the west or south-west',
          'on a falling tide, best just after high water',
          'in the cold half of the year, since cold water carries more',
        ),
        h2('Where'),
        p(
          'Follow the dark line of seaweed and small sticks. Things of the same weight come to rest together. South of [Blåvand](area-blavand) the current turns and leaves some behind.',
        ),
        embed('fact-amber-test'),
        quote('Walk slowly. The ones who stand still find the most.'),
        p(
          'A warning: phosphorus from old ammunition looks similar and can catch fire as it dries. Carry a tin for your finds.',
        ),
        embed('cta-houses-near-beach'),
      ],
      seoTitle: 'Finding amber after the storm | Marram',
      seoDescription:
        'When and where do you find amber on the Danish west coast, and how do you know it from stone? Lars from Blåvand on what he looks for.',
    },
  }),
  post({
    id: 'wind',
    published: 236,
    updated: 40,
    author: 'line',
    image: 'dunes-storm',
    categories: ['beach', 'nature'],
    da: {
      title: 'Hvad vinden fortæller',
      slug: 'hvad-vinden-fortaeller',
      excerpt: 'Ti meter i sekundet lyder ikke af meget. Sådan læser du vejrudsigten, når du skal på stranden.',
      content: [
        p(
          'Vejrudsigten i Danmark giver vinden i meter i sekundet. Det siger ikke alle noget, så her er min egen skala:',
        ),
        ul(
          'Under 5: Sid, hvor du vil.',
          '5 til 8: Find læ bag noget.',
          '8 til 12: Sandet flytter sig, og det gør frokosten også.',
          'Over 12: Gå i [plantagen](area-houstrup), eller bliv ved brændeovnen.',
        ),
        p(
          'Retningen betyder mere end styrken. Østenvind gør havet fladt og koldt, fordi det varme overfladevand blæser ud. Vestenvind giver bølger, men varmere vand ved kysten.',
        ),
        embed('image-lighthouse'),
        p(
          'Og viser telefonen sol, så kig ud alligevel. Kysten har sit eget vejr. Skyerne går i opløsning over stranden lige så tit, som de samler sig.',
        ),
      ],
      seoTitle: 'Vind ved Vesterhavet: sådan læser du den | Marram',
      seoDescription:
        'Hvad betyder 8 eller 12 meter i sekundet på stranden, og hvorfor er vandet koldt i østenvind? Line fra Hvide Sande har en enkel skala.',
    },
    de: {
      title: 'Was der Wind erzählt',
      slug: 'was-der-wind-erzahlt',
      excerpt: 'Zehn Meter pro Sekunde klingt nach wenig. So lesen Sie den Wetterbericht, wenn es an den Strand geht.',
      content: [
        p(
          'Der dänische Wetterbericht gibt den Wind in Metern pro Sekunde an. Vielen Gästen sagt das nichts, deshalb hier meine eigene Skala:',
        ),
        ul(
          'Unter 5: Sitzen Sie, wo Sie möchten.',
          '5 bis 8: Setzen Sie sich hinter etwas.',
          '8 bis 12: Der Sand wandert, und das Picknick auch.',
          'Über 12: Gehen Sie in den [Wald](area-houstrup) oder bleiben Sie am Ofen.',
        ),
        p(
          'Wichtiger als die Stärke ist die Richtung. Ostwind macht das Meer glatt und kalt, weil er das warme Oberflächenwasser hinausschiebt. Westwind bringt Wellen, aber wärmeres Wasser am Ufer.',
        ),
        embed('image-lighthouse'),
        p(
          'Und zeigt das Telefon Sonne: Sehen Sie trotzdem hinaus. Die Küste hat ihr eigenes Wetter. Über dem Strand lösen sich Wolken ebenso oft auf, wie sie sich sammeln.',
        ),
      ],
      seoTitle: 'Wind an der Nordsee richtig lesen | Marram',
      seoDescription:
        'Was bedeuten 8 oder 12 Meter pro Sekunde am Strand, und warum ist das Wasser bei Ostwind kalt? Line aus Hvide Sande hat eine einfache Skala.',
    },
    en: {
      title: 'What the wind tells you',
      slug: 'what-the-wind-tells-you',
      excerpt: 'Ten metres per second doesn’t sound like much. How to read the forecast before you head for the beach.',
      content: [
        p(
          'Danish forecasts give the wind in metres per second. That doesn’t mean much to most guests, so here’s my own scale:',
        ),
        ul(
          'Below 5: sit where you like.',
          '5 to 8: sit behind something.',
          '8 to 12: the sand moves, and so does lunch.',
          'Above 12: head for the [woods](area-houstrup) or stay by the stove.',
        ),
        p(
          'Direction matters more than strength. An easterly makes the sea flat and cold because it pushes warm surface water out. A westerly brings waves, but warmer water by the shore.',
        ),
        embed('image-lighthouse'),
        p(
          'And if your phone promises sun, look outside anyway. The coast makes its own weather. Clouds melt away above the beach as often as they gather.',
        ),
      ],
      seoTitle: 'Reading the wind by the North Sea | Marram',
      seoDescription:
        'What do 8 or 12 metres per second mean on the beach, and why is the water cold in an easterly? Line from Hvide Sande has a simple scale.',
    },
  }),
  post({
    id: 'first-dog',
    published: 405,
    author: 'mette',
    image: 'beach-dusk',
    categories: ['beach'],
    da: {
      title: 'Hundens første gang ved havet',
      slug: 'hundens-forste-gang',
      excerpt: 'Min hund drak af Vesterhavet og fortrød det. Her er, hvad gæsternes hunde har lært mig siden.',
      content: [
        p(
          'De fleste hunde gør det samme: de stopper på toppen af klitten, ser på det hele, og så løber de. Giv dem snor på inden, for de hører ikke efter de første ti minutter.',
        ),
        ul(
          'Tag ferskvand med. Salt gør dem syge.',
          'Skyl poterne, når I kommer hjem, for sandet slider.',
          'Kig efter flåter, også om efteråret.',
          'Lad dem ikke æde døde krabber. De prøver.',
        ),
        embedAsset('asset-beach-morning'),
        p(
          'Om sommeren er stranden tom før klokken otte, og sandet er køligt. Det er det bedste tidspunkt for alle. Reglerne om snor står på siden [Med hund](page-dog).',
        ),
      ],
      seoTitle: 'Med hund på stranden for første gang | Marram',
      seoDescription:
        'Fersk vand, flåter, døde krabber og snor: Mette fra kontoret i Blåvand fortæller, hvad hundens første dag ved havet har lært hende.',
    },
    de: {
      title: 'Der Hund sieht zum ersten Mal das Meer',
      slug: 'der-hund-am-meer',
      excerpt:
        'Mein Hund trank aus der Nordsee und bereute es. Was ich seither von den Hunden unserer Gäste gelernt habe.',
      content: [
        p(
          'Die meisten Hunde machen dasselbe: Oben auf der Düne bleiben sie stehen, sehen sich alles an, und dann rennen sie. Leinen Sie den Hund vorher an, denn die ersten zehn Minuten hört er nicht.',
        ),
        ul(
          'Nehmen Sie Süßwasser mit. Salz macht krank.',
          'Spülen Sie im Haus die Pfoten ab, Sand scheuert.',
          'Suchen Sie nach Zecken, auch im Herbst.',
          'Lassen Sie ihn keine toten Krabben fressen. Er wird es versuchen.',
        ),
        embedAsset('asset-beach-morning'),
        p(
          'Im Sommer ist der Strand vor acht Uhr leer und der Sand kühl. Das ist für alle die beste Zeit. Wann die Leine Pflicht ist, steht unter [Mit Hund](page-dog).',
        ),
      ],
      seoTitle: 'Zum ersten Mal mit Hund am Strand | Marram',
      seoDescription:
        'Süßwasser, Zecken, tote Krabben und die Leine: Mette aus dem Büro in Blåvand erzählt, was der erste Tag am Meer mit Hund sie gelehrt hat.',
    },
    en: {
      title: 'A dog’s first sight of the sea',
      slug: 'a-dog-sees-the-sea',
      excerpt: 'My dog drank from the North Sea and regretted it. What our guests’ dogs have taught me since.',
      content: [
        p(
          'Most dogs do the same thing: they stop at the top of the dune, take it all in, and run. Put the lead on first, because they won’t hear a word for ten minutes.',
        ),
        ul(
          'Bring fresh water. Salt makes them ill.',
          'Rinse their paws when you get back. Sand chafes.',
          'Check for ticks, in autumn too.',
          'Don’t let them eat dead crabs. They’ll try.',
        ),
        embedAsset('asset-beach-morning'),
        p(
          'In summer the beach is empty before eight and the sand is cool. That’s the best time for everyone. You’ll find the rules about leads under [With a dog](page-dog).',
        ),
      ],
      seoTitle: 'First time on the beach with a dog | Marram',
      seoDescription:
        'Fresh water, ticks, dead crabs and the lead: Mette from the Blåvand office on what a dog’s first day at the sea has taught her.',
    },
  }),
]
