import type { ContentEntry } from '@marram/contract/content/model/entry'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { type Editions, toAsset, toEntries, toEntry } from '../builders/entry.ts'
import { job } from '../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../builders/rich-text.ts'

type JobTexts = {
  title: string
  slug: string
  excerpt: string
  about: string
  tasks: string[]
  wishes: string[]
  seoDescription: string
}

type Post = {
  id: string
  /** Days from today until applications close. */
  closesIn: number
  category: 'guest-service' | 'houses' | 'administration'
  type: 'full-time' | 'part-time' | 'season'
  workplaces: string[]
  contact: string
  image: string
} & Editions<JobTexts>

const frames: Editions<{
  tasks: string
  wishes: string
  applying: string
  apply: string
  seo: (title: string) => string
}> = {
  da: {
    tasks: 'Det skal du lave',
    wishes: 'Det håber vi, du kan',
    applying: 'Søg stillingen',
    apply: 'Nogle få linjer og dit CV er nok. Et billede er ikke nødvendigt. Stillingen er en del af en demonstration.',
    seo: (title) => `${title} | Job hos Marram`,
  },
  de: {
    tasks: 'Ihre Aufgaben',
    wishes: 'Was wir uns wünschen',
    applying: 'Jetzt bewerben',
    apply:
      'Ein paar Zeilen und Ihr Lebenslauf genügen. Ein Foto ist nicht nötig. Die Stelle gehört zu einer Vorführung.',
    seo: (title) => `${title} | Arbeiten bei Marram`,
  },
  en: {
    tasks: 'What you’ll do',
    wishes: 'What we hope you’ll bring',
    applying: 'Apply for this job',
    apply: 'A few lines and your CV are enough. You don’t need to send a photo. The job is part of a demonstration.',
    seo: (title) => `${title} | Jobs at Marram`,
  },
}

function vacancy(written: Post): (today: IsoDay) => ContentEntry {
  const words = (key: 'da' | 'de' | 'en') => {
    const { title, slug, excerpt, about, tasks, wishes, seoDescription } = written[key]
    const frame = frames[key]
    const content = doc(
      ...[p(about), h2(frame.tasks), ul(...tasks), h2(frame.wishes), ul(...wishes)],
      ...[h2(frame.applying), p(frame.apply), embed('form-job')],
    )
    return { title, slug, excerpt, content, seoTitle: frame.seo(title), seoDescription }
  }
  return (today) =>
    job(
      `job-${written.id}`,
      {
        image: toAsset(`asset-${written.image}`),
        jobCategory: toEntry(`category-${written.category}`),
        jobType: toEntry(`category-${written.type}`),
        workplaces: toEntries(...written.workplaces.map((place) => `category-${place}`)),
        applicationDeadline: addDays(today, written.closesIn),
        contact: toEntry(`employee-${written.contact}`),
      },
      { da: words('da'), de: words('de'), en: words('en') },
    )
}

const vacancies = [
  vacancy({
    id: 'guest-service-blavand',
    closesIn: 24,
    category: 'guest-service',
    type: 'full-time',
    workplaces: ['blavand'],
    contact: 'mette',
    image: 'lighthouse',
    da: {
      title: 'Gæsteservice med tysk',
      slug: 'gaesteservice-med-tysk',
      excerpt: 'Du taler med gæster hele dagen og kan stadig godt lide dem bagefter.',
      about:
        'På kontoret i Blåvand er vi seks hele året. Halvdelen af samtalerne er på tysk, og ingen af dem ligner den forrige.',
      tasks: [
        'Svare i telefon, på mail og ved skranken',
        'Finde det rigtige hus til folk, der ikke ved, hvad de leder efter',
        'Tage klager alvorligt og få dem løst',
      ],
      wishes: ['Du er sjov på både tysk og dansk', 'Du bevarer roen, når køen er lang', 'Du har kørekort'],
      seoDescription:
        'Vil du arbejde med gæster i Blåvand? Marram søger en kollega til gæsteservice på fuld tid med dansk og tysk. Læs om opgaver og frist.',
    },
    de: {
      title: 'Gästeservice mit Deutsch und Dänisch',
      slug: 'gasteservice-mit-deutsch',
      excerpt: 'Sie sprechen den ganzen Tag mit Gästen und mögen sie danach immer noch.',
      about:
        'Im Büro in Blåvand sind wir das ganze Jahr zu sechst. Die Hälfte der Gespräche führen wir auf Deutsch, und keines gleicht dem vorigen.',
      tasks: [
        'am Telefon, per E-Mail und am Schalter Auskunft geben',
        'das passende Haus finden, auch für Unentschlossene',
        'Beschwerden ernst nehmen und lösen',
      ],
      wishes: ['Deutsch und Dänisch, gut genug zum Scherzen', 'Ruhe, wenn die Schlange lang ist', 'Führerschein'],
      seoDescription:
        'Arbeiten mit Gästen in Blåvand: Marram sucht jemanden für den Gästeservice in Vollzeit, mit Deutsch und Dänisch. Aufgaben und Frist hier.',
    },
    en: {
      title: 'Guest service in German and Danish',
      slug: 'guest-service-with-german',
      excerpt: 'You’ll talk to guests all day and still like them at the end of it.',
      about:
        'There are six of us in the Blåvand office all year. Half our conversations are in German, and no two are alike.',
      tasks: [
        'Help guests on the phone, by e-mail and at the desk',
        'Find the right house for people who don’t know what they want',
        'Take complaints seriously and settle them',
      ],
      wishes: ['German and Danish good enough to joke in', 'A cool head when the queue is long', 'A driving licence'],
      seoDescription:
        'Work with guests in Blåvand: Marram is looking for a full-time colleague in guest service who speaks German and Danish. Find out more.',
    },
  }),
  vacancy({
    id: 'cleaner-season',
    closesIn: 61,
    category: 'houses',
    type: 'season',
    workplaces: ['henne-strand', 'hvide-sande'],
    contact: 'anna',
    image: 'bathroom',
    da: {
      title: 'Rengøring om lørdagen',
      slug: 'rengoring-om-lordagen',
      excerpt: 'Fra maj til september, i hold på to, med timeløn og ikke betaling pr. hus.',
      about: 'Skiftedagen er vores vigtigste dag. I er to i bilen, har tre huse og tid nok til at gøre det ordentligt.',
      tasks: [
        'Gøre husene rene mellem to hold gæster',
        'Melde, hvad der er gået i stykker',
        'Sende et billede af målerne',
      ],
      wishes: ['Du lægger mærke til støv', 'Du har fri om lørdagen', 'Du har kørekort eller kender en, der har'],
      seoDescription:
        'Sæsonjob med rengøring af sommerhuse om lørdagen i Henne Strand og Hvide Sande: timeløn, hold på to og ordentlig tid til hvert hus.',
    },
    de: {
      title: 'Reinigung am Samstag',
      slug: 'reinigung-am-samstag',
      excerpt: 'Von Mai bis September, zu zweit, bezahlt nach Stunden, nicht nach Häusern.',
      about:
        'Der Wechseltag ist unser wichtigster Tag. Sie sind zu zweit im Auto, haben drei Häuser und die Zeit, sie ordentlich zu machen.',
      tasks: ['Häuser beim Gästewechsel reinigen', 'melden, was kaputtgegangen ist', 'ein Foto der Zähler schicken'],
      wishes: [
        'Sie haben einen Blick für Staub',
        'Sie haben samstags Zeit',
        'Sie haben einen Führerschein oder kennen jemanden, der einen hat',
      ],
      seoDescription:
        'Saisonarbeit: Ferienhäuser am Samstag reinigen in Henne Strand und Hvide Sande, zu zweit, mit Stundenlohn und genug Zeit für jedes Haus.',
    },
    en: {
      title: 'Saturday cleaning',
      slug: 'saturday-cleaning',
      excerpt: 'From May to September, in pairs, paid by the hour, not by the house.',
      about:
        'Change-over day is our most important day. Two of you share a car, three houses and the time to do them properly.',
      tasks: ['Clean houses between guests', 'Report anything that’s broken', 'Send a photo of the meters'],
      wishes: ['You notice dust', 'You’re available on Saturdays', 'You drive, or know someone who does'],
      seoDescription:
        'Seasonal work: cleaning holiday homes on Saturdays in Henne Strand and Hvide Sande, in pairs, paid by the hour with enough time.',
    },
  }),
  vacancy({
    id: 'caretaker-romo',
    closesIn: 38,
    category: 'houses',
    type: 'full-time',
    workplaces: ['romo'],
    contact: 'birgit',
    image: 'house-modern',
    da: {
      title: 'Vicevært på øen',
      slug: 'vicevaert-pa-oen',
      excerpt: 'Hundrede og tyve huse, en varevogn og et værksted med havudsigt, hvis man står på en stige.',
      about: 'Du passer husene på Rømø: vandhaner, hegn, varmepumper og den ene dør, der altid binder.',
      tasks: ['Små reparationer samme dag', 'Tilsyn om vinteren', 'Vagt hver femte uge'],
      wishes: [
        'Du er god med hænderne',
        'Du kan lide at tale med gæster på dansk og tysk',
        'Du bor på øen eller i nærheden',
      ],
      seoDescription:
        'Vicevært på Rømø: pas 120 sommerhuse, små reparationer, tilsyn og vagt hver femte uge. Fuld tid med værksted og bil. Se frist her.',
    },
    de: {
      title: 'Hausmeister auf der Insel',
      slug: 'hausmeister-auf-der-insel',
      excerpt:
        'Hundertzwanzig Häuser, ein Lieferwagen und eine Werkstatt mit Meerblick, wenn man auf der Leiter steht.',
      about: 'Sie betreuen die Häuser auf Rømø: Wasserhähne, Zäune, Wärmepumpen und die eine Tür, die immer klemmt.',
      tasks: ['kleine Reparaturen am selben Tag', 'Rundgänge im Winter', 'Bereitschaft jede fünfte Woche'],
      wishes: [
        'handwerkliches Geschick',
        'Freude am Gespräch auf Dänisch und Deutsch',
        'ein Wohnort auf der Insel oder in der Nähe',
      ],
      seoDescription:
        'Hausmeister auf Rømø: 120 Ferienhäuser, kleine Reparaturen, Rundgänge und Bereitschaft jede fünfte Woche. Vollzeit mit Werkstatt und Wagen.',
    },
    en: {
      title: 'Caretaker on the island',
      slug: 'caretaker-on-the-island',
      excerpt: 'A hundred and twenty houses, a van and a workshop with a sea view from the top of the ladder.',
      about: 'You’ll look after the houses on Rømø: taps, fences, heat pumps and the one door that always sticks.',
      tasks: ['Small repairs the same day', 'Rounds in winter', 'On call every fifth week'],
      wishes: [
        'You’re good with your hands',
        'You enjoy talking to guests in Danish and German',
        'You live on the island or nearby',
      ],
      seoDescription:
        'Caretaker on Rømø: 120 holiday homes, small repairs, winter rounds and on call every fifth week. Full-time, with workshop and van.',
    },
  }),
  vacancy({
    id: 'bookkeeper',
    closesIn: 17,
    category: 'administration',
    type: 'part-time',
    workplaces: ['blavand'],
    contact: 'karen',
    image: 'living-room',
    da: {
      title: 'Bogholder, 25 timer',
      slug: 'bogholder-25-timer',
      excerpt: 'Ejerne skal have deres penge den 5. i måneden. Du sørger for, at det passer på øren.',
      about: 'Vi afregner med godt tusind ejere og aflæser endnu flere målere. Systemet er godt, men nogen skal tænke.',
      tasks: ['Afregning til ejere', 'Forbrug og moms', 'Svare ejerne, så de forstår det'],
      wishes: ['Erfaring med regnskab', 'Tålmodighed med kvitteringer fulde af sand', 'Engelsk eller tysk'],
      seoDescription:
        'Bogholder på deltid i Blåvand: afregning til husejere, forbrug og moms, 25 timer om ugen. Læs om opgaverne og ansøgningsfristen her.',
    },
    de: {
      title: 'Buchhaltung, 25 Stunden',
      slug: 'buchhaltung-25-stunden',
      excerpt: 'Am 5. des Monats bekommen die Eigentümer ihr Geld. Sie sorgen dafür, dass es auf die Øre stimmt.',
      about:
        'Wir rechnen mit gut tausend Eigentümern ab und lesen noch mehr Zähler. Das Programm ist gut, aber jemand muss mitdenken.',
      tasks: [
        'Abrechnung mit Eigentümern',
        'Verbrauch und Mehrwertsteuer',
        'Fragen so beantworten, dass man es versteht',
      ],
      wishes: ['Erfahrung in der Buchhaltung', 'Geduld mit sandigen Belegen', 'Dänisch, dazu Deutsch oder Englisch'],
      seoDescription:
        'Buchhaltung in Teilzeit in Blåvand: Abrechnung mit Eigentümern, Verbrauch und Steuer, 25 Stunden pro Woche. Aufgaben und Frist hier.',
    },
    en: {
      title: 'Bookkeeper, 25 hours',
      slug: 'bookkeeper-25-hours',
      excerpt: 'Owners get their money on the 5th of the month. You make sure it’s right to the last øre.',
      about:
        'We settle accounts with over a thousand owners and read even more meters. The software’s fine, but someone has to think.',
      tasks: ['Settlements with owners', 'Consumption and VAT', 'Answering owners in words they understand'],
      wishes: ['Experience in bookkeeping', 'Patience with receipts full of sand', 'Danish, and English or German'],
      seoDescription:
        'Part-time bookkeeper in Blåvand: settlements with house owners, consumption and VAT, 25 hours a week. Duties and closing date here.',
    },
  }),
  vacancy({
    id: 'summer-desk',
    closesIn: 75,
    category: 'guest-service',
    type: 'season',
    workplaces: ['blavand', 'henne-strand', 'hvide-sande', 'romo'],
    contact: 'line',
    image: 'beach-day',
    da: {
      title: 'Sommerhjælp ved skranken',
      slug: 'sommerhjaelp-ved-skranken',
      excerpt: 'Otte uger, fire kontorer og mange nøgler. For dig, der studerer og gerne vil have salt i håret.',
      about: 'Om sommeren bliver vi dobbelt så mange. Du får en makker, en t-shirt og lov til at spørge om alt.',
      tasks: ['Udlevere nøgler', 'Finde barnesenge og højstole frem', 'Svare på, hvor man køber is'],
      wishes: ['Du er fyldt 18', 'Du taler to af vores tre sprog', 'Du er i godt humør, også klokken 14.59'],
      seoDescription:
        'Sommerjob ved skranken hos Marram i juni, juli og august: nøgler, gode råd og glade gæster på fire kontorer. Se krav og frist her.',
    },
    de: {
      title: 'Sommerhilfe am Schalter',
      slug: 'sommerhilfe-am-schalter',
      excerpt: 'Acht Wochen, vier Büros und viele Schlüssel. Für alle, die studieren und Salz im Haar mögen.',
      about:
        'Im Sommer sind wir doppelt so viele. Sie bekommen jemanden an Ihre Seite, ein T-Shirt und dürfen alles fragen.',
      tasks: ['Schlüssel ausgeben', 'Kinderbetten und Hochstühle heraussuchen', 'sagen, wo es Eis gibt'],
      wishes: [
        'Sie sind mindestens 18',
        'Sie sprechen zwei unserer drei Sprachen',
        'Sie sind freundlich, auch um 14.59 Uhr',
      ],
      seoDescription:
        'Ferienarbeit am Schalter von Marram im Juni, Juli und August: Schlüssel, Rat und Gäste in vier Büros. Anforderungen und Frist hier.',
    },
    en: {
      title: 'Summer help at the desk',
      slug: 'summer-help-at-the-desk',
      excerpt: 'Eight weeks, four offices and a great many keys. For students who like salt in their hair.',
      about: 'In summer our team doubles. You’ll get a partner, a T-shirt and permission to ask anything.',
      tasks: ['Hand out keys', 'Find cots and high chairs', 'Tell people where to buy ice cream'],
      wishes: ['You’re 18 or over', 'You speak two of our three languages', 'You’re cheerful, even at 2.59 pm'],
      seoDescription:
        'Summer job at the Marram desk in June, July and August: keys, advice and happy guests in four offices. Requirements and closing date.',
    },
  }),
  vacancy({
    id: 'writer',
    closesIn: 45,
    category: 'administration',
    type: 'part-time',
    workplaces: ['henne-strand'],
    contact: 'katrin',
    image: 'dunes-golden',
    da: {
      title: 'Tekster og billeder af huse',
      slug: 'tekst-og-billeder',
      excerpt: 'Du beskriver huse, som de er. Også den smalle seng og den stejle trappe.',
      about:
        'Hvert år får vi omkring halvtreds nye huse. Du tager ud, kigger, måler, fotograferer og skriver på tre sprog sammen med dine kolleger.',
      tasks: ['Besøge huse med Jonas', 'Skrive korte tekster uden superlativer', 'Holde hjemmesiden opdateret'],
      wishes: ['Du skriver godt på ét af sprogene', 'Du ser, hvad der mangler på et billede', 'Du kan lide vind'],
      seoDescription:
        'Deltidsjob i Henne Strand: skriv og fotografér sommerhuse, som de er, på dansk, tysk eller engelsk. Læs om opgaver og ansøgningsfrist.',
    },
    de: {
      title: 'Texte und Bilder von Häusern',
      slug: 'texte-und-bilder',
      excerpt: 'Sie beschreiben Häuser, wie sie sind. Auch das schmale Bett und die steile Treppe.',
      about:
        'Jedes Jahr kommen rund fünfzig Häuser dazu. Sie fahren hin, sehen sich um, messen, fotografieren und schreiben, mit Kollegen in drei Sprachen.',
      tasks: ['mit Jonas Häuser besuchen', 'kurze Texte ohne Superlative schreiben', 'die Website pflegen'],
      wishes: ['Sie schreiben gut in einer der Sprachen', 'Sie sehen, was auf einem Bild fehlt', 'Sie mögen Wind'],
      seoDescription:
        'Teilzeit in Henne Strand: Ferienhäuser beschreiben und fotografieren, wie sie sind, auf Deutsch, Dänisch oder Englisch. Aufgaben und Frist.',
    },
    en: {
      title: 'House writer and photographer',
      slug: 'words-and-pictures',
      excerpt: 'You’ll describe houses as they are, narrow beds and steep stairs included.',
      about:
        'About fifty houses join us each year. You’ll visit, look, measure, take the photos and write, with colleagues in three languages.',
      tasks: ['Visit houses with Jonas', 'Write short texts without superlatives', 'Look after the website'],
      wishes: ['You write well in one of the languages', 'You see what a picture leaves out', 'You like wind'],
      seoDescription:
        'Part-time in Henne Strand: describe and photograph holiday homes as they are, in English, German or Danish. Duties and closing date.',
    },
  }),
]

export function jobPosts(today: IsoDay): ContentEntry[] {
  return vacancies.map((written) => written(today))
}
