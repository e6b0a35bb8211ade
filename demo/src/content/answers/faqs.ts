import type { Editions } from '../builders/entry.ts'
import { faq } from '../builders/kinds.ts'
import { doc, p } from '../builders/rich-text.ts'
import { extraPrices as extra, terms } from '../words/terms.ts'

type FaqText = [question: string, answer: string]

function answered(id: string, lines: Editions<FaqText>) {
  const words = ([question, answer]: FaqText) => ({ question, answer: doc(p(answer)) })
  return faq(`faq-${id}`, {}, { da: words(lines.da), de: words(lines.de), en: words(lines.en) })
}

export const bookingFaqs = [
  answered('binding', {
    da: [
      'Hvornår er min booking bindende?',
      'Når du har trykket _Book med betalingsforpligtelse_ og har fået vores mail. Før det er intet aftalt, og du kan gå tilbage så tit, du vil.',
    ],
    de: [
      'Ab wann ist meine Buchung verbindlich?',
      'Sobald Sie _Zahlungspflichtig buchen_ gedrückt haben und unsere E-Mail da ist. Vorher ist nichts vereinbart, und Sie können beliebig oft zurück.',
    ],
    en: [
      'When does my booking become binding?',
      'Once you have pressed _Book with obligation to pay_ and received our e-mail. Until then nothing is agreed, and you may go back as often as you like.',
    ],
  }),
  answered('instalments', {
    da: [
      'Hvordan betaler jeg?',
      `I to rater: ${terms.firstPercent} % og gebyret inden for ${terms.firstDays} dage, resten ${terms.restDays} dage før ankomst. Er der kortere tid, betales det hele på én gang.`,
    ],
    de: [
      'Wie bezahle ich?',
      `In zwei Raten: ${terms.firstPercent} % und die Gebühr binnen ${terms.firstDays} Tagen, den Rest ${terms.restDays} Tage vor der Anreise. Ist es kürzer hin, alles auf einmal.`,
    ],
    en: [
      'How do I pay?',
      `In two instalments: ${terms.firstPercent}% and the fee within ${terms.firstDays} days, the rest ${terms.restDays} days before arrival. If there’s less time, everything at once.`,
    ],
  }),
  answered('withdrawal', {
    da: [
      'Kan jeg fortryde inden for 14 dage?',
      'Nej. For leje til bestemte dage er der ikke fortrydelsesret. Du kan afbestille efter trappen under [Afbestilling](page-cancellation).',
    ],
    de: [
      'Kann ich binnen 14 Tagen widerrufen?',
      'Nein. Bei der Miete für feste Tage gibt es kein Widerrufsrecht. Stornieren können Sie nach der Staffel unter [Storno](page-cancellation).',
    ],
    en: [
      'Can I withdraw within 14 days?',
      'No. There’s no right of withdrawal for rentals on given days. You can cancel according to the steps under [cancelling](page-cancellation).',
    ],
  }),
  answered('rebook', {
    da: [
      'Kan jeg flytte mit ophold?',
      `Ja, indtil ${terms.rebookingDays} dage før ankomst og inden for samme kalenderår. Prisen er ${terms.rebookingFee.da}`,
    ],
    de: [
      'Kann ich umbuchen?',
      `Ja, bis ${terms.rebookingDays} Tage vor der Anreise und innerhalb desselben Kalenderjahres. Das kostet ${terms.rebookingFee.de}.`,
    ],
    en: [
      'Can I move my stay?',
      `Yes, until ${terms.rebookingDays} days before arrival and within the same calendar year. It costs ${terms.rebookingFee.en}.`,
    ],
  }),
  answered('age', {
    da: [
      'Hvor gammel skal jeg være?',
      `Den, der lejer, skal være fyldt ${terms.minAge}. For grupper af unge ringer du til os, så finder vi ud af det.`,
    ],
    de: [
      'Wie alt muss ich sein?',
      `Wer mietet, muss mindestens ${terms.minAge} Jahre alt sein. Jugendgruppen rufen uns bitte vorher an.`,
    ],
    en: [
      'How old must I be?',
      `The person renting must be at least ${terms.minAge}. If you’re a group of young people, please call us first.`,
    ],
  }),
  answered('add-person', {
    da: [
      'Kan vi blive en mere, efter at jeg har booket?',
      'Ja, op til husets højeste antal, og det koster ikke ekstra i leje. Sig til før ankomst.',
    ],
    de: [
      'Kann nach der Buchung noch jemand mitkommen?',
      'Ja, bis zur Höchstzahl des Hauses, ohne höhere Miete. Sagen Sie es uns vor der Anreise.',
    ],
    en: [
      'Can someone join after I have booked?',
      'Yes, up to the maximum of the house, at no extra rent. Please tell us before you arrive.',
    ],
  }),
  answered('deposit', {
    da: ['Skal jeg betale depositum?', 'Nej. Forbruget får du en regning på efter afrejsen.'],
    de: ['Muss ich eine Kaution zahlen?', 'Nein. Über den Verbrauch bekommen Sie nach der Abreise eine Rechnung.'],
    en: ['Do I pay a deposit?', 'No. You receive a bill for consumption after you’ve left.'],
  }),
  answered('short-stay', {
    da: [
      'Kan jeg leje for en weekend?',
      'Uden for højsæsonen ja, fra to eller tre nætter. I ugerne 28 til 32 lejer vi kun hele uger ud, fra lørdag til lørdag.',
    ],
    de: [
      'Kann ich nur ein Wochenende mieten?',
      'Außerhalb der Hochsaison ja, ab zwei oder drei Nächten. In den Wochen 28 bis 32 vermieten wir nur ganze Wochen, von Samstag bis Samstag.',
    ],
    en: [
      'Can I rent for a weekend only?',
      'Outside the high season yes, from two or three nights. In weeks 28 to 32 we let whole weeks only, Saturday to Saturday.',
    ],
  }),
]

export const houseFaqs = [
  answered('linen', {
    da: [
      'Er der sengetøj i huset?',
      `Dyner og puder ja, linned og håndklæder nej. Du kan tage dem med eller vælge dem til for ${extra.linen.da} pr. person.`,
    ],
    de: [
      'Gibt es Bettwäsche im Haus?',
      `Decken und Kissen ja, Wäsche und Handtücher nein. Bringen Sie sie mit oder wählen Sie sie für ${extra.linen.de} je Person dazu.`,
    ],
    en: [
      'Is there bed linen in the house?',
      `Duvets and pillows yes, linen and towels no. Bring them or add them for ${extra.linen.en} per person.`,
    ],
  }),
  answered('wifi', {
    da: [
      'Er der internet?',
      'I langt de fleste huse. Står der en hastighed på huset, har vi målt den. Står der ikke noget, så regn ikke med at kunne arbejde derfra.',
    ],
    de: [
      'Gibt es Internet?',
      'In den allermeisten Häusern. Steht eine Geschwindigkeit dabei, haben wir sie gemessen. Steht keine da, rechnen Sie nicht damit, von dort arbeiten zu können.',
    ],
    en: [
      'Is there internet?',
      'In nearly all houses. If a speed is given, we measured it. If none is, don’t count on working from there.',
    ],
  }),
  answered('charge', {
    da: [
      'Må jeg lade min elbil?',
      'Kun i huse med ladestander. En almindelig stikkontakt er ikke bygget til det og kan brænde.',
    ],
    de: [
      'Darf ich mein Elektroauto laden?',
      'Nur in Häusern mit Ladestation. Eine gewöhnliche Steckdose ist dafür nicht gebaut und kann Feuer fangen.',
    ],
    en: [
      'May I charge my electric car?',
      'Only at houses with a charger. An ordinary socket isn’t made for it and can catch fire.',
    ],
  }),
  answered('cot', {
    da: [
      'Kan vi låne en barneseng?',
      `Ja. Har huset ingen, stiller vi en i huset til dig: barneseng ${extra.cot.da}, højstol ${extra.highChair.da}`,
    ],
    de: [
      'Können wir ein Kinderbett leihen?',
      `Ja. Hat das Haus keines, stellen wir Ihnen eines für ${extra.cot.de} ins Haus. Ein Hochstuhl kostet ${extra.highChair.de}.`,
    ],
    en: [
      'Can we borrow a cot?',
      `Yes. If the house doesn’t have one, we’ll put one in the house for ${extra.cot.en}. A high chair costs ${extra.highChair.en}.`,
    ],
  }),
  answered('smoking', {
    da: [
      'Må man ryge i huset?',
      'Nej, heller ikke elektrisk. På terrassen er det i orden, hvis skodderne ender i en spand.',
    ],
    de: [
      'Darf man im Haus rauchen?',
      'Nein, auch nicht elektrisch. Auf der Terrasse gern, wenn die Kippen im Eimer landen.',
    ],
    en: [
      'Is smoking allowed?',
      'Not indoors, and not electronically either. The terrace is fine as long as the ends go in a bucket.',
    ],
  }),
  answered('something-broken', {
    da: [
      'Noget er gået i stykker. Hvad gør jeg?',
      'Ring med det samme. Vi bliver ikke sure, og det er billigere end at opdage det bagefter.',
    ],
    de: [
      'Etwas ist kaputtgegangen. Was nun?',
      'Rufen Sie gleich an. Wir sind nicht böse, und es kostet weniger, als wenn wir es später finden.',
    ],
    en: ['Something broke. What now?', 'Call at once. We won’t be cross, and it costs less than finding out later.'],
  }),
  answered('wheelchair', {
    da: [
      'Er der huse til kørestol?',
      'Nogle få, uden trin og med bredt bad. Ring til os. Vi kender målene og siger det, som det er.',
    ],
    de: [
      'Gibt es Häuser für Rollstühle?',
      'Einige wenige, ohne Stufen und mit breitem Bad. Rufen Sie an. Wir kennen die Maße und sagen, wie es ist.',
    ],
    en: [
      'Are there houses for wheelchairs?',
      'A few, without steps and with a wide bathroom. Call us. We know the measurements and will be frank.',
    ],
  }),
]

export const coastFaqs = [
  answered('shops', {
    da: ['Har butikkerne åbent om søndagen?', 'Ja, i feriebyerne hele sommeren, og de større også om vinteren.'],
    de: ['Haben die Läden sonntags offen?', 'Ja, in den Ferienorten den ganzen Sommer, die größeren auch im Winter.'],
    en: ['Are shops open on Sundays?', 'Yes, in the resorts all summer, and the larger ones in winter too.'],
  }),
  answered('currency', {
    da: [
      'Kan man betale med kort overalt?',
      'Næsten. Til gårdbutikker ved vejen er mønter eller MobilePay gode at have.',
    ],
    de: [
      'Kann man überall mit Karte zahlen?',
      'Fast überall. Für Verkaufsstände am Straßenrand sind ein paar Kronen in Münzen gut.',
    ],
    en: ['Can I pay by card everywhere?', 'Almost. A few kroner in coins come in handy for roadside stalls.'],
  }),
  answered('doctor', {
    da: [
      'Hvad gør vi, hvis nogen bliver syg?',
      'Nummeret til lægevagten står i mappen i huset. Ved livsfare ringer du 112. Husk det gule sundhedskort.',
    ],
    de: [
      'Was tun, wenn jemand krank wird?',
      'Die Nummer des Bereitschaftsarztes steht in der Mappe im Haus. Bei Lebensgefahr wählen Sie 112. Die europäische Krankenversicherungskarte gehört ins Gepäck.',
    ],
    en: [
      'What if someone falls ill?',
      'You’ll find the out-of-hours doctor’s number in the folder at the house. In an emergency, dial 112. Bring your health insurance card (UK: GHIC).',
    ],
  }),
  answered('fire', {
    da: [
      'Må vi tænde bål på stranden?',
      'Mange steder ja, når der ikke er afbrændingsforbud, og kun et lille. Aldrig i klitten: græsset brænder.',
    ],
    de: [
      'Dürfen wir am Strand ein Feuer machen?',
      'Vielerorts ja, wenn kein Verbot wegen Trockenheit gilt, und nur ein kleines. In der Düne nie: Das Gras brennt.',
    ],
    en: [
      'May we light a fire on the beach?',
      'In many places yes, if there’s no ban because of drought, and only a small one. Never in the dunes: the grass burns.',
    ],
  }),
  answered('drive-beach', {
    da: [
      'Hvor må man køre på stranden?',
      'På Rømø, Fanø og en strækning ved Vejers. Højst 30 km/t, og hold øje med tidevandet.',
    ],
    de: [
      'Wo darf man auf den Strand fahren?',
      'Auf Rømø, Fanø und einem Abschnitt bei Vejers. Höchstens 30 km/h, und behalten Sie die Flut im Blick.',
    ],
    en: [
      'Where may one drive on the beach?',
      'On Rømø, on Fanø and along a stretch near Vejers. At most 30 km/h, and mind the tide.',
    ],
  }),
  answered('firing-range', {
    da: [
      'Hvad er det for nogle brag ved Oksbøl?',
      'Forsvarets øvelsesterræn. Når der skydes, er vejene lukket og signalerne hejst. Tiderne hænger på kontoret.',
    ],
    de: [
      'Was knallt da bei Oksbøl?',
      'Der Übungsplatz der Armee. Wird geschossen, sind Wege gesperrt und Signale gehisst. Die Zeiten hängen im Büro aus.',
    ],
    en: [
      'What are those bangs near Oksbøl?',
      'The army’s training ground. While there’s firing, roads are closed and signals hoisted. The times hang in our office.',
    ],
  }),
  answered('mosquitoes', {
    da: ['Er der mange myg?', 'Ved havet sjældent, det blæser. Ved fjorden på en stille juliaften: ja.'],
    de: ['Gibt es viele Mücken?', 'Am Meer selten, es weht. Am Fjord an einem stillen Juliabend: ja.'],
    en: ['Are there many mosquitoes?', 'Rarely by the sea, it is windy. By the fjord on a still July evening: yes.'],
  }),
]

export const faqs = [...bookingFaqs, ...houseFaqs, ...coastFaqs]
