import type { Editions } from '../builders/entry.ts'
import { doc, p } from '../builders/rich-text.ts'
import { fact } from '../builders/section-kinds.ts'

type FactText = [title: string, text: string]

function told(id: string, lines: Editions<FactText>) {
  const words = ([title, text]: FactText) => ({ title, text: doc(p(text)) })
  return fact(`fact-${id}`, {}, { da: words(lines.da), de: words(lines.de), en: words(lines.en) })
}

export const facts = [
  told('no-withdrawal', {
    da: [
      'Ingen fortrydelsesret',
      'Når du lejer et sommerhus til bestemte dage, gælder den almindelige fortrydelsesret på 14 dage ikke. I stedet gælder vores [regler for afbestilling](page-cancellation).',
    ],
    de: [
      'Kein Widerrufsrecht',
      'Bei der Miete eines Ferienhauses für bestimmte Tage besteht kein 14-tägiges Widerrufsrecht. Stattdessen gelten unsere [Stornoregeln](page-cancellation).',
    ],
    en: [
      'No right of withdrawal',
      'The usual 14-day right of withdrawal doesn’t apply when you rent a holiday home for fixed dates. Our [cancellation rules](page-cancellation) apply instead.',
    ],
  }),
  told('short-stays', {
    da: [
      'Korte ophold bruger mere',
      'Et koldt hus skal varmes op, uanset om du bliver to dage eller syv. Regn derfor med lidt mere pr. døgn på en forlænget weekend om vinteren.',
    ],
    de: [
      'Kurze Aufenthalte kosten mehr Energie',
      'Ein kaltes Haus muss aufgeheizt werden, ob Sie zwei Tage bleiben oder sieben. Rechnen Sie bei einem Winterwochenende also mit etwas mehr pro Tag.',
    ],
    en: [
      'Short stays use more energy',
      'A cold house has to be heated whether you stay two days or seven. Expect a little more per day on a winter weekend.',
    ],
  }),
  told('rip-current', {
    da: [
      'Revlehuller',
      'Dér, hvor bølgerne næsten ikke brydes, strømmer vandet ud igen. Det ser roligt ud, men er det farligste sted. Bad et andet sted.',
    ],
    de: [
      'Rippströmung',
      'Wo sich die Wellen kaum brechen, läuft das Wasser zurück ins Meer. Es sieht ruhig aus, ist aber die gefährlichste Stelle. Baden Sie woanders.',
    ],
    en: [
      'Rip currents',
      'Where the waves hardly break, the water is running back out to sea. It looks calm, but it’s the most dangerous spot. Swim somewhere else.',
    ],
  }),
  told('fish-shop', {
    da: [
      'Ingen bid?',
      'Fiskebilerne og røgerierne på havnen sælger, hvad kutterne landede samme nat. Kom før klokken ti, så er der rødspætter.',
    ],
    de: [
      'Nichts gefangen?',
      'Fischwagen und Räuchereien am Hafen verkaufen, was die Kutter in der Nacht gebracht haben. Kommen Sie vor zehn Uhr, dann gibt es noch Scholle.',
    ],
    en: [
      'Caught nothing?',
      'The fish vans and smokehouses on the quay sell whatever the boats landed overnight. Come before ten if you want plaice.',
    ],
  }),
  told('dog-woods', {
    da: [
      'Hundeskove',
      'I indhegnede hundeskove må hunden løbe uden snor hele året. Der er flere langs kysten, og kontoret har et kort.',
    ],
    de: [
      'Hundewälder',
      'In den eingezäunten Hundewäldern darf der Hund das ganze Jahr ohne Leine laufen. An der Küste gibt es mehrere, eine Karte liegt im Büro.',
    ],
    en: [
      'Dog woods',
      'In the fenced dog woods your dog can run off the lead all year round. There are several along the coast; the office has a map.',
    ],
  }),
  told('amber-test', {
    da: [
      'Er det rav?',
      'Rør to spiseskefulde salt ud i et glas vand. Rav flyder, sten og glas synker. Og put aldrig et fund direkte i lommen.',
    ],
    de: [
      'Ist es Bernstein?',
      'Rühren Sie zwei Esslöffel Salz in ein Glas Wasser. Bernstein schwimmt, Stein und Glas sinken. Stecken Sie Funde nie gleich in die Tasche.',
    ],
    en: [
      'Is it amber?',
      'Stir two tablespoons of salt into a glass of water. Amber floats; stone and glass sink. And never put a find straight in your pocket.',
    ],
  }),
]
