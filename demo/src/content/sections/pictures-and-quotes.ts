import { toAsset, toEntry } from '../builders/entry.ts'
import { doc, h3, p } from '../builders/rich-text.ts'
import { sectionBanner, sectionGallery, sectionImageText, sectionQuote } from '../builders/section-kinds.ts'

const gallery = (...ids: string[]) => ({ images: ids.map((id) => toAsset(`asset-${id}`)) })

export const pictureSections = [
  sectionBanner(
    'banner-winter',
    { image: toAsset('asset-dunes-storm'), link: toEntry('page-winter'), colour: 'Primary' },
    {
      da: {
        title: 'Kysten om vinteren',
        text: 'Korte dage, brændeovn og stranden for jer selv.',
        linkText: 'Læs om vinteren',
      },
      de: {
        title: 'Die Küste im Winter',
        text: 'Kurze Tage, Kaminofen und der Strand für Sie allein.',
        linkText: 'Mehr über den Winter',
      },
      en: {
        title: 'The coast in winter',
        text: 'Short days, a crackling stove and the beach to yourselves.',
        linkText: 'Read about winter',
      },
    },
  ),
  sectionBanner(
    'banner-call-us',
    { image: toAsset('asset-house-wood'), link: toEntry('page-contact'), colour: 'Complementary Sand' },
    {
      da: {
        title: 'Stod svaret ikke her?',
        text: 'Så ring. Det går hurtigere end at læse videre.',
        linkText: 'Kontakt os',
      },
      de: {
        title: 'Noch eine Frage?',
        text: 'Dann rufen Sie an. Das geht schneller als weiterzulesen.',
        linkText: 'Zum Kontakt',
      },
      en: {
        title: 'Still wondering?',
        text: 'Give us a call. It’s quicker than reading on.',
        linkText: 'Get in touch',
      },
    },
  ),
  sectionGallery(
    'gallery-coast',
    gallery('beach-day', 'dunes-golden', 'lighthouse', 'harbour-morning', 'beach-dusk', 'dune-path'),
    {
      da: { title: 'Seks slags lys' },
      de: { title: 'Sechs Arten von Licht' },
      en: { title: 'Six kinds of light' },
    },
  ),
  sectionGallery('gallery-history', gallery('house-thatched', 'house-wood', 'house-pool', 'pool', 'house-modern'), {
    da: { title: 'Husene gennem tiden' },
    de: { title: 'Die Häuser im Lauf der Zeit' },
    en: { title: 'The houses through the years' },
  }),
  sectionImageText(
    'image-text-harbour',
    { image: toAsset('asset-harbour-morning'), imageSide: 'left', link: toEntry('area-hvide-sande') },
    {
      da: {
        title: 'Havnen klokken seks',
        text: doc(
          p(
            'Står du tidligt op, kan du se kutterne komme ind. Om sommeren er der fiskeauktion for gæster, og duften er gratis hele året.',
          ),
        ),
        linkText: 'Om Hvide Sande',
      },
      de: {
        title: 'Der Hafen um sechs',
        text: doc(
          p(
            'Wer früh aufsteht, sieht die Kutter einlaufen. Im Sommer gibt es eine Fischauktion für Gäste, den Geruch das ganze Jahr gratis.',
          ),
        ),
        linkText: 'Über Hvide Sande',
      },
      en: {
        title: 'The harbour at six',
        text: doc(
          p(
            'Get up early and you’ll see the boats come in. In summer there’s a fish auction for visitors; the smell comes free all year round.',
          ),
        ),
        linkText: 'About Hvide Sande',
      },
    },
  ),
  sectionImageText(
    'image-text-children',
    { image: toAsset('asset-terrace'), imageSide: 'right', link: toEntry('page-beaches') },
    {
      da: {
        title: 'Her er vandet lavt',
        text: doc(p('Til små børn er Vadehavssiden og fjorden bedst. Der er ingen bølger, og vandet er varmere.')),
        linkText: 'Læs om strandene',
      },
      de: {
        title: 'Wo das Wasser flach ist',
        text: doc(
          p('Für kleine Kinder eignen sich Fjord und Wattseite. Dort gibt es keine Wellen, und das Wasser ist wärmer.'),
        ),
        linkText: 'Zu den Stränden',
      },
      en: {
        title: 'Where the water is shallow',
        text: doc(
          p('With small children, choose the fjord or the Wadden Sea side. There are no waves and the water’s warmer.'),
        ),
        linkText: 'Read about the beaches',
      },
    },
  ),
  sectionImageText(
    'image-text-sauna',
    { image: toAsset('asset-sauna'), imageSide: 'right', link: toEntry('page-search') },
    {
      da: {
        title: 'Sauna, så havet',
        text: doc(p('Omkring halvdelen af husene har sauna eller spa. Regn med en halv time, før den er varm.')),
        linkText: 'Find et hus',
      },
      de: {
        title: 'Erst Sauna, dann Meer',
        text: doc(
          p(
            'Etwa die Hälfte der Häuser hat Sauna oder Whirlpool. Rechnen Sie mit einer halben Stunde, bis es heiß ist.',
          ),
        ),
        linkText: 'Haus suchen',
      },
      en: {
        title: 'Sauna, then sea',
        text: doc(p('About half the houses have a sauna or a whirlpool. Allow half an hour for it to heat up.')),
        linkText: 'Find a house',
      },
    },
  ),
  sectionImageText(
    'image-text-inspection',
    { image: toAsset('asset-living-room'), imageSide: 'left', link: toEntry('page-contact') },
    {
      da: {
        title: 'Vi kommer uden brochure',
        text: doc(
          p(
            'Jonas går huset igennem med en lygte og en fugtmåler. Bagefter ved du to ting: hvad huset kan tjene, og hvad der bør ordnes først.',
          ),
        ),
        linkText: 'Aftal et besøg',
      },
      de: {
        title: 'Wir kommen ohne Prospekt',
        text: doc(
          p(
            'Jonas geht mit Lampe und Feuchtemesser durchs Haus. Danach wissen Sie, was es einbringen kann und was vorher gemacht werden sollte.',
          ),
        ),
        linkText: 'Besuch vereinbaren',
      },
      en: {
        title: 'We come without a brochure',
        text: doc(
          p(
            'Jonas goes through the house with a torch and a damp meter. Afterwards you’ll know two things: what it could earn and what needs fixing first.',
          ),
        ),
        linkText: 'Arrange a visit',
      },
    },
  ),
  sectionImageText(
    'image-text-jubilee',
    { image: toAsset('asset-house-thatched'), imageSide: 'left', link: toEntry('page-history') },
    {
      da: {
        title: 'Siden 1966',
        text: doc(
          p(
            'Marram er det engelske ord for marehalm, græsset der holder på klitten. Den første nøgle lå i en køkkenskuffe. I dag får du den af en, der kender dit hus.',
          ),
          h3('1966: Ét hus, én nøgle'),
          h3('1984: Kontor i Henne Strand'),
          h3('2003: Det første poolhus'),
          h3('2026: Godt tusind huse, fire kontorer'),
        ),
        linkText: 'Læs vores historie',
      },
      de: {
        title: 'Seit 1966',
        text: doc(
          p(
            'Marram heißt auf Englisch das Gras, das die Düne hält. Der erste Schlüssel lag in einer Küchenschublade. Heute bekommen Sie ihn von jemandem, der Ihr Haus kennt.',
          ),
          h3('1966: Ein Haus, ein Schlüssel'),
          h3('1984: Büro in Henne Strand'),
          h3('2003: Das erste Poolhaus'),
          h3('2026: Gut tausend Häuser, vier Büros'),
        ),
        linkText: 'Unsere Geschichte lesen',
      },
      en: {
        title: 'Since 1966',
        text: doc(
          p(
            'Marram is the grass that holds the dunes. The first key was kept in a kitchen drawer. Today it’s handed to you by someone who knows your house.',
          ),
          h3('1966: One house, one key'),
          h3('1984: An office in Henne Strand'),
          h3('2003: The first house with a pool'),
          h3('2026: A thousand houses, four offices'),
        ),
        linkText: 'Read our story',
      },
    },
  ),
  sectionQuote(
    'quote-sea',
    { author: 'Niels Ravn' },
    {
      da: { quote: 'Havet er aldrig lukket. Det er det eneste, jeg kan love om november.' },
      de: { quote: 'Das Meer hat nie geschlossen. Mehr kann ich für den November nicht versprechen.' },
      en: { quote: 'The sea is never closed. That’s all I can promise about November.' },
    },
  ),
  sectionQuote(
    'quote-founder',
    { author: 'Karen Madsen, 1966' },
    {
      da: { quote: 'Jeg ville jo bare have, at der var lys i vinduerne derovre.' },
      de: { quote: 'Ich wollte doch nur, dass drüben wieder Licht brennt.' },
      en: { quote: 'All I wanted was a light in the window across the way.' },
    },
  ),
  sectionQuote(
    'quote-guest',
    { author: 'Tim & Aylin, Berlin' },
    {
      da: { quote: 'Hunden ville ikke hjem. Det ville vi heller ikke.' },
      de: { quote: 'Der Hund wollte nicht heim. Wir auch nicht.' },
      en: { quote: 'The dog didn’t want to go home. Neither did we.' },
    },
  ),
  sectionQuote(
    'quote-colleague',
    { author: 'Line Frost' },
    {
      da: { quote: 'Min arbejdsdag slutter med, at nogen får en nøgle. Det er svært at være sur over.' },
      de: { quote: 'Mein Arbeitstag endet damit, dass jemand einen Schlüssel bekommt. Da ist schlechte Laune schwer.' },
      en: { quote: 'My working day ends with someone getting a key. It’s hard to be grumpy after that.' },
    },
  ),
]
