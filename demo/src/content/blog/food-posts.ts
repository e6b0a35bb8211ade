import { embed, h2, ol, p, ul } from '../builders/rich-text.ts'
import { post } from './post.ts'

export const foodPosts = [
  post({
    id: 'herring',
    published: 95,
    author: 'niels',
    image: 'harbour',
    categories: ['food'],
    da: {
      title: 'Sild ved slusen',
      slug: 'sild-ved-slusen',
      excerpt:
        'Du behøver hverken erfaring eller tålmodighed. Kun en stang, en spand og en aftale om, hvem der renser.',
      content: [
        p(
          'Hvert forår går silden mod fjorden for at gyde, og ved slusen i [Hvide Sande](area-hvide-sande) samler den sig. Når den er der, er den der. Man sænker en række kroge ned, tæller til fem og hiver op.',
        ),
        h2('Det skal du have med'),
        ul(
          'Et sildeforfang; det fås i alle butikker på havnen',
          'Fisketegn, hvis du er voksen',
          'En spand, en kniv og tøj, du ikke holder af',
        ),
        h2('Bagefter'),
        p(
          'Rens fiskene på havnen, ved vandposten. Vend dem i rugmel og steg dem i smør, fire minutter i alt. Resten lægges i eddikelage og smager bedre i morgen.',
        ),
        embed('employee-reference-niels'),
      ],
      seoTitle: 'Sildefiskeri ved slusen i Hvide Sande | Marram',
      seoDescription:
        'Sådan fanger og steger du sild i Hvide Sande: grej, fisketegn, rensning og en opskrift på fire minutter fra Niels på kontoret ved havnen.',
    },
    de: {
      title: 'Heringe an der Schleuse',
      slug: 'heringe-an-der-schleuse',
      excerpt:
        'Erfahrung braucht man nicht, Geduld auch nicht. Nur Rute, Eimer und eine Absprache, wer die Fische ausnimmt.',
      content: [
        p(
          'Jedes Frühjahr zieht der Hering zum Laichen in den Fjord und sammelt sich an der Schleuse von [Hvide Sande](area-hvide-sande). Wenn er da ist, ist er da. Man lässt eine Reihe Haken hinunter, zählt bis fünf und zieht.',
        ),
        h2('Was Sie brauchen'),
        ul(
          'ein Heringsvorfach, zu haben in jedem Laden am Hafen',
          'den Angelschein, wenn Sie erwachsen sind',
          'Eimer, Messer und Kleidung, an der Sie nicht hängen',
        ),
        h2('Danach'),
        p(
          'Nehmen Sie die Fische am Hafen aus, dort gibt es Wasser. Dann in Roggenmehl wenden und in Butter braten, insgesamt vier Minuten. Der Rest kommt in Essigsud und schmeckt morgen besser.',
        ),
        embed('employee-reference-niels'),
      ],
      seoTitle: 'Heringe angeln an der Schleuse Hvide Sande | Marram',
      seoDescription:
        'So fangen und braten Sie Hering in Hvide Sande: Gerät, Angelschein, Ausnehmen und ein Vier-Minuten-Rezept von Niels am Hafen.',
    },
    en: {
      title: 'Herring at the lock',
      slug: 'herring-at-the-lock',
      excerpt: 'You don’t need experience or patience. Just a rod, a bucket and a deal about who does the gutting.',
      content: [
        p(
          'Every spring the herring head for the fjord to spawn and gather at the lock in [Hvide Sande](area-hvide-sande). When they’re there, they’re there. You lower a row of hooks, count to five and pull.',
        ),
        h2('What to bring'),
        ul(
          'a herring rig, sold in every shop on the harbour',
          'a fishing licence if you’re an adult',
          'a bucket, a knife and clothes you’re not fond of',
        ),
        h2('Afterwards'),
        p(
          'Gut the fish on the quay, where there’s a tap. Dip them in rye flour and fry in butter, four minutes in all. Pickle the rest in vinegar: they’ll taste even better tomorrow.',
        ),
        embed('employee-reference-niels'),
      ],
      seoTitle: 'Herring fishing at the Hvide Sande lock | Marram',
      seoDescription:
        'How to catch and fry herring in Hvide Sande: tackle, licence, gutting and a four-minute recipe from Niels at the harbour office.',
    },
  }),
  post({
    id: 'rye-bread',
    published: 167,
    author: 'katrin',
    image: 'kitchen',
    categories: ['food'],
    da: {
      title: 'Frokost på rugbrød, forklaret for gæster',
      slug: 'frokost-pa-rugbrod',
      excerpt: 'Jeg kom fra Husum og lagde ost på det hele. Nu ved jeg, at der er en rækkefølge.',
      content: [
        p(
          'En dansk frokost er nem i et sommerhus: ingen skal lave mad, alle sætter noget på bordet. Men der er regler, og dem lærer man ved at bryde dem.',
        ),
        ol(
          'Sild først, på smurt brød, med løg.',
          'Så fisk: rødspættefilet med remoulade og citron.',
          'Så kød: leverpostej med agurk, roastbeef med peberrod.',
          'Ost til sidst.',
        ),
        p(
          'Hver slags pålæg får sin egen skive, og man spiser med kniv og gaffel. Brødet køber du hos bageren, for det fra supermarkedet er til madpakker.',
        ),
        p(
          'Mit råd: Ét godt stykke er bedre end fire, man ikke kan spise. Og husk, at nogen skal kunne køre til stranden bagefter.',
        ),
      ],
      seoTitle: 'Dansk frokost på rugbrød i sommerhuset | Marram',
      seoDescription:
        'Sild først, ost til sidst: Katrin fra kontoret i Henne Strand forklarer rækkefølgen i en dansk frokost på rugbrød, og hvad man køber.',
    },
    de: {
      title: 'Mittagessen auf Roggenbrot, erklärt für Gäste',
      slug: 'mittagessen-auf-roggenbrot',
      excerpt: 'Ich kam aus Husum und habe alles mit Käse belegt. Inzwischen weiß ich, dass es eine Reihenfolge gibt.',
      content: [
        p(
          'Ein dänisches Mittagessen ist wie gemacht fürs Ferienhaus: Niemand kocht, alle stellen etwas auf den Tisch. Aber es gibt Regeln, und die lernt man, indem man sie bricht.',
        ),
        ol(
          'Zuerst Hering, auf gebuttertem Brot, mit Zwiebeln.',
          'Dann Fisch: Schollenfilet mit Remoulade und Zitrone.',
          'Dann Fleisch: Leberpastete mit Gurke, Roastbeef mit Meerrettich.',
          'Käse zuletzt.',
        ),
        p(
          'Jeder Belag bekommt seine eigene Scheibe, gegessen wird mit Messer und Gabel. Kaufen Sie das Brot beim Bäcker. Das aus dem Supermarkt ist für die Brotdose.',
        ),
        p(
          'Mein Rat: lieber ein gutes Stück als vier, die man nicht schafft. Und jemand sollte danach noch zum Strand fahren können.',
        ),
      ],
      seoTitle: 'Dänisches Mittagessen auf Roggenbrot | Marram',
      seoDescription:
        'Erst Hering, zuletzt Käse: Katrin aus dem Büro in Henne Strand erklärt die Reihenfolge beim dänischen Mittagessen und was man einkauft.',
    },
    en: {
      title: 'Lunch on rye bread, explained to guests',
      slug: 'lunch-on-rye-bread',
      excerpt: 'I moved here from Husum and put cheese on everything. Now I know there’s an order to it.',
      content: [
        p(
          'A Danish lunch is made for a holiday home: nobody cooks, and everyone puts something on the table. But there are rules, and you learn them by breaking them.',
        ),
        ol(
          'Herring first, on buttered bread, with onion.',
          'Then fish: fillet of plaice with remoulade and lemon.',
          'Then meat: liver pâté with cucumber, roast beef with horseradish.',
          'Cheese last.',
        ),
        p(
          'Each topping gets its own slice, and you use a knife and fork. Buy the bread at the baker’s. The supermarket kind is for lunch boxes.',
        ),
        p(
          'My advice: one good slice beats four you can’t finish. And someone should still be fit to drive to the beach.',
        ),
      ],
      seoTitle: 'A Danish lunch on rye bread | Marram',
      seoDescription:
        'Herring first, cheese last: Katrin from the Henne Strand office explains the order of a Danish lunch on rye bread, and what to buy.',
    },
  }),
  post({
    id: 'oysters',
    published: 272,
    author: 'birgit',
    image: 'beach-morning',
    categories: ['food', 'nature'],
    da: {
      title: 'Østers til fods',
      slug: 'osters-til-fods',
      excerpt: 'I Vadehavet kan man samle sin aftensmad ved lavvande. Man skal bare være i land, før vandet er der.',
      content: [
        p(
          'Stillehavsøstersen kom til Vadehavet for få årtier siden og har det alt for godt. Den må samles til eget brug, og det har naturen kun godt af.',
        ),
        h2('Gå aldrig uden guide første gang'),
        p(
          'Bankerne ligger langt ude, og tidevandet kommer hurtigere, end man går. Fra [Rømø](area-romo) og [Fanø](area-fano) er der ture hele vinterhalvåret. Man får waders, en spand og en guide, der kender tidevandet.',
        ),
        h2('I køkkenet'),
        ul(
          'Saml kun lukkede skaller.',
          'Spis dem i de kolde måneder.',
          'Er du i tvivl, så gratinér dem: smør, persille, ti minutter.',
        ),
      ],
      seoTitle: 'Østerstur i Vadehavet ved Rømø og Fanø | Marram',
      seoDescription:
        'Saml østers ved lavvande i Vadehavet: hvornår, hvor, hvorfor man går med guide, og hvad man gør i køkkenet. Birgit fra Rømø fortæller.',
    },
    de: {
      title: 'Austern zu Fuß',
      slug: 'austern-zu-fuss',
      excerpt: 'Im Watt sammelt man bei Ebbe das Abendessen. Man muss nur vor dem Wasser wieder an Land sein.',
      content: [
        p(
          'Die Pazifische Auster kam vor wenigen Jahrzehnten ins Wattenmeer, und es geht ihr allzu gut. Für den eigenen Bedarf darf man sie sammeln, und der Natur tut das gut.',
        ),
        h2('Beim ersten Mal nie ohne Führung'),
        p(
          'Die Bänke liegen weit draußen, und die Flut kommt schneller, als man gehen kann. Von [Rømø](area-romo) und [Fanø](area-fano) gibt es das ganze Winterhalbjahr Touren. Man bekommt Watstiefel, einen Eimer und jemanden, der die Gezeiten kennt.',
        ),
        h2('In der Küche'),
        ul(
          'Nehmen Sie nur geschlossene Muscheln.',
          'Essen Sie sie in den kalten Monaten.',
          'Im Zweifel überbacken: Butter, Petersilie, zehn Minuten.',
        ),
      ],
      seoTitle: 'Austern sammeln im Watt bei Rømø und Fanø | Marram',
      seoDescription:
        'Austern bei Ebbe im Wattenmeer sammeln: wann, wo, warum mit Führung und was man in der Küche tut. Birgit von der Insel Rømø erzählt.',
    },
    en: {
      title: 'Oysters on foot',
      slug: 'oysters-on-foot',
      excerpt: 'On the Wadden Sea you can gather supper at low tide. You just have to be back before the water is.',
      content: [
        p(
          'The Pacific oyster reached the Wadden Sea a few decades ago and is doing rather too well. You can gather them for your own use, and nature will thank you for it.',
        ),
        h2('Never without a guide the first time'),
        p(
          'The oyster banks are a long way out, and the tide comes in faster than you can walk. There are tours from [Rømø](area-romo) and [Fanø](area-fano) throughout the winter. You get waders, a bucket and someone who knows the tides.',
        ),
        h2('In the kitchen'),
        ul(
          'Only take shells that are closed.',
          'Eat them in the cold months.',
          'If in doubt, bake them: butter, parsley, ten minutes.',
        ),
      ],
      seoTitle: 'Gathering oysters in the Wadden Sea | Marram',
      seoDescription:
        'Gathering oysters at low tide in the Wadden Sea: when, where, why to go with a guide and what to do in the kitchen, by Birgit of Rømø.',
    },
  }),
]
