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
      'Once you’ve pressed _Book with obligation to pay_ and received our e-mail. Until then nothing’s agreed, and you can go back as often as you like.',
    ],
  }),
  answered('instalments', {
    da: [
      'Hvordan betaler jeg?',
      `I to rater: ${terms.firstPercent} % og gebyret inden for ${terms.firstDays} dage, resten ${terms.restDays} dage før ankomst. Er der kortere tid til, betaler du det hele på én gang.`,
    ],
    de: [
      'Wie bezahle ich?',
      `In zwei Raten: ${terms.firstPercent} % und die Gebühr binnen ${terms.firstDays} Tagen, den Rest ${terms.restDays} Tage vor der Anreise. Bei kurzfristigen Buchungen zahlen Sie alles auf einmal.`,
    ],
    en: [
      'How do I pay?',
      `In two instalments: ${terms.firstPercent}% and the fee within ${terms.firstDays} days, the rest ${terms.restDays} days before arrival. If you book later than that, you pay everything at once.`,
    ],
  }),
  answered('withdrawal', {
    da: [
      'Kan jeg fortryde inden for 14 dage?',
      'Nej. Der er ikke fortrydelsesret, når man lejer for bestemte dage. Du kan afbestille efter reglerne under [Afbestilling](page-cancellation).',
    ],
    de: [
      'Kann ich binnen 14 Tagen widerrufen?',
      'Nein. Wer für feste Tage mietet, hat kein Widerrufsrecht. Stornieren können Sie nach der Staffel unter [Stornierung](page-cancellation).',
    ],
    en: [
      'Can I change my mind within 14 days?',
      'No. There’s no right of withdrawal when you rent for fixed dates. You can still cancel: [what it costs](page-cancellation) depends on when.',
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
      'Can I change my dates?',
      `Yes, up to ${terms.rebookingDays} days before arrival, to other dates in the same calendar year. The fee is ${terms.rebookingFee.en}.`,
    ],
  }),
  answered('age', {
    da: [
      'Hvor gammel skal jeg være?',
      `Den, der lejer, skal være fyldt ${terms.minAge}. Er I en gruppe unge, så ring til os, så finder vi ud af det.`,
    ],
    de: [
      'Wie alt muss ich sein?',
      `Wer mietet, muss mindestens ${terms.minAge} Jahre alt sein. Sind Sie eine Gruppe junger Leute, rufen Sie uns bitte vorher an.`,
    ],
    en: [
      'How old do I have to be?',
      `Whoever makes the booking must be at least ${terms.minAge}. If you’re a group of young people, please call us first.`,
    ],
  }),
  answered('add-person', {
    da: [
      'Kan vi komme en mere, efter at jeg har booket?',
      'Ja, op til det antal, huset er til, og lejen stiger ikke. Sig til inden ankomst.',
    ],
    de: [
      'Kann nach der Buchung noch jemand mitkommen?',
      'Ja, solange die Höchstzahl des Hauses reicht; die Miete bleibt gleich. Sagen Sie es uns vor der Anreise.',
    ],
    en: [
      'Can someone join us after I’ve booked?',
      'Yes, up to the number of guests the house sleeps, and the rent stays the same. Just tell us before you arrive.',
    ],
  }),
  answered('deposit', {
    da: ['Skal jeg betale depositum?', 'Nej. Du får en regning på forbruget efter afrejsen.'],
    de: ['Muss ich eine Kaution zahlen?', 'Nein. Über den Verbrauch bekommen Sie nach der Abreise eine Rechnung.'],
    en: ['Do I pay a deposit?', 'No. We’ll bill you for electricity and water after you’ve left.'],
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
      'Can I book just a weekend?',
      'Outside high season, yes: from two or three nights. In weeks 28 to 32 (mid-July to early August) we only let whole weeks, Saturday to Saturday.',
    ],
  }),
]

export const houseFaqs = [
  answered('linen', {
    da: [
      'Er der sengetøj i huset?',
      `Dyner og puder ja, sengelinned og håndklæder nej. Tag dem selv med, eller køb dem til for ${extra.linen.da} pr. person.`,
    ],
    de: [
      'Gibt es Bettwäsche im Haus?',
      `Decken und Kissen ja, Bettwäsche und Handtücher nein. Bringen Sie sie mit, oder buchen Sie sie für ${extra.linen.de} pro Person dazu.`,
    ],
    en: [
      'Is there bed linen in the house?',
      `Duvets and pillows, yes; linen and towels, no. Bring your own or add them for ${extra.linen.en} per person.`,
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
      'In nearly all of our houses. If we give a speed, we’ve measured it. If we don’t, please don’t count on working from there.',
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
      'Can I charge my electric car?',
      'Only at houses with a charger. An ordinary socket isn’t built for it and can catch fire.',
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
      `Yes. If the house doesn’t have one, we’ll have one waiting for you for ${extra.cot.en}. A high chair costs ${extra.highChair.en}.`,
    ],
  }),
  answered('smoking', {
    da: [
      'Må man ryge i huset?',
      'Nej, heller ikke e-cigaretter. På terrassen er det i orden, hvis skodderne ender i en spand.',
    ],
    de: [
      'Darf man im Haus rauchen?',
      'Nein, auch keine E-Zigaretten. Auf der Terrasse gern, wenn die Kippen im Eimer landen.',
    ],
    en: [
      'Is smoking allowed?',
      'Not indoors, and that includes vaping. The terrace is fine as long as the ends go in a bucket.',
    ],
  }),
  answered('something-broken', {
    da: [
      'Noget er gået i stykker. Hvad gør jeg?',
      'Ring med det samme. Vi bliver ikke sure, og det er billigere end at opdage det bagefter.',
    ],
    de: [
      'Etwas ist kaputtgegangen. Was nun?',
      'Rufen Sie gleich an. Wir sind nicht böse, und es wird günstiger, als wenn wir es erst später merken.',
    ],
    en: [
      'Something’s broken. What do I do?',
      'Call straight away. We won’t be cross, and it costs less than us finding it later.',
    ],
  }),
  answered('wheelchair', {
    da: [
      'Er der huse, der egner sig til kørestol?',
      'Nogle få, uden trin og med et rummeligt badeværelse. Ring til os. Vi kender målene og siger det, som det er.',
    ],
    de: [
      'Gibt es rollstuhlgerechte Häuser?',
      'Einige wenige, ohne Stufen und mit geräumigem Bad. Rufen Sie an. Wir kennen die Maße und sagen, wie es ist.',
    ],
    en: [
      'Do you have wheelchair-friendly houses?',
      'A few, with no steps and a roomy bathroom. Call us: we know the measurements and we’ll be honest.',
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
    en: ['Can I pay by card everywhere?', 'Almost. A few coins come in handy at roadside stalls.'],
  }),
  answered('doctor', {
    da: [
      'Hvad gør vi, hvis nogen bliver syg?',
      'Nummeret til lægevagten står i mappen i huset. Ved livsfare ringer du 112. Husk det gule sundhedskort.',
    ],
    de: [
      'Was tun, wenn jemand krank wird?',
      'Die Nummer des Bereitschaftsarztes steht in der Mappe im Haus. Bei Lebensgefahr wählen Sie 112. Denken Sie an die europäische Krankenversicherungskarte.',
    ],
    en: [
      'What if someone falls ill?',
      'You’ll find the out-of-hours doctor’s number in the folder at the house. In an emergency, dial 112. Bring your health insurance card (UK: GHIC).',
    ],
  }),
  answered('fire', {
    da: [
      'Må vi tænde bål på stranden?',
      'Mange steder ja, hvis der ikke er afbrændingsforbud, og kun et lille. Aldrig i klitten: Græsset brænder.',
    ],
    de: [
      'Dürfen wir am Strand ein Feuer machen?',
      'Vielerorts ja, wenn kein Verbot wegen Trockenheit gilt, und nur ein kleines. In der Düne nie: Das Gras brennt.',
    ],
    en: [
      'Can we light a fire on the beach?',
      'In many places, yes, as long as it’s a small one and there’s no drought ban. Never in the dunes: the grass burns.',
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
      'Where can you drive on the beach?',
      'On Rømø, on Fanø and along a stretch near Vejers. The limit is 30 km/h, and keep an eye on the tide.',
    ],
  }),
  answered('firing-range', {
    da: [
      'Hvad er det for nogle brag ved Oksbøl?',
      'Forsvarets øvelsesterræn. Når der skydes, er vejene lukket og signalerne hejst. Tiderne hænger på kontoret.',
    ],
    de: [
      'Was knallt da bei Oksbøl?',
      'Das ist der Übungsplatz des Militärs. Wird geschossen, sind die Wege gesperrt und Signale gehisst. Die Zeiten hängen im Büro aus.',
    ],
    en: [
      'What are those bangs near Oksbøl?',
      'That’s the army’s training ground. During exercises the roads are closed and signals hoisted. The times are up in our office.',
    ],
  }),
  answered('mosquitoes', {
    da: ['Er der mange myg?', 'Sjældent ved havet, for dér blæser det. Ved fjorden på en stille juliaften: ja.'],
    de: [
      'Gibt es viele Mücken?',
      'Am Meer kaum, da weht es fast immer. An einem windstillen Juliabend am Fjord schon.',
    ],
    en: [
      'Are there many mosquitoes?',
      'Not by the sea, where there’s always a breeze. By the fjord on a still July evening, yes.',
    ],
  }),
]

export const faqs = [...bookingFaqs, ...houseFaqs, ...coastFaqs]
