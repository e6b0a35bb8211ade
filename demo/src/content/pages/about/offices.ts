import { type Editions, toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { type PageTexts, page } from '../../builders/kinds.ts'
import { doc, embed, p } from '../../builders/rich-text.ts'

const offices = page(
  'page-offices',
  {
    layout: 'page',
    template: 'departments',
    parent: toEntry('page-about'),
    menuKey: 'about',
    image: toAsset('asset-house-wood'),
    sections: toEntries('entrances-offices'),
  },
  {
    da: {
      title: 'Kontorerne',
      slug: 'kontorer',
      intro: 'Fire steder langs kysten, hvor du henter nøglen, låner en højstol eller får et råd.',
      content: doc(
        p('Dit kontor er det, der står i lejeaftalen, men du er velkommen på dem alle.'),
        embed('map-block-offices'),
        embed('employee-block-languages'),
      ),
      seoTitle: 'Kontorer, åbningstider og nøgler | Marram',
      seoDescription:
        'Adresser, åbningstider og nøgleudlevering i Blåvand, Henne Strand, Hvide Sande og på Rømø, og hvad du gør, når du kommer efter lukketid.',
    },
    de: {
      title: 'Die Büros',
      slug: 'buros',
      intro: 'Vier Orte an der Küste, an denen es Schlüssel, Hochstühle und Rat gibt.',
      content: doc(
        p('Zuständig ist das Büro, das in Ihrem Mietvertrag steht. Willkommen sind Sie in allen.'),
        embed('map-block-offices'),
        embed('employee-block-languages'),
      ),
      seoTitle: 'Büros, Öffnungszeiten und Schlüssel | Marram',
      seoDescription:
        'Adressen, Öffnungszeiten und Schlüsselausgabe in Blåvand, Henne Strand, Hvide Sande und auf Rømø, und was nach Büroschluss gilt.',
    },
    en: {
      title: 'The offices',
      slug: 'offices',
      intro: 'Four places along the coast for keys, high chairs and advice.',
      content: doc(
        p('Your own office is the one named in your rental agreement, but you’re welcome at any of them.'),
        embed('map-block-offices'),
        embed('employee-block-languages'),
      ),
      seoTitle: 'Offices, opening hours and keys | Marram',
      seoDescription:
        'Addresses, opening hours and key collection in Blåvand, Henne Strand, Hvide Sande and on Rømø, and what to do when you arrive late.',
    },
  },
)

function office(id: string, image: string, texts: Editions<PageTexts>) {
  return page(
    `page-office-${id}`,
    {
      layout: 'sidebar',
      template: 'contact',
      parent: toEntry('page-offices'),
      menuKey: 'about',
      image: toAsset(image),
      sidebar: toEntries('text-sidebar-contact'),
    },
    texts,
  )
}

const blavand = office('blavand', 'asset-lighthouse', {
  da: {
    title: 'Kontoret i Blåvand',
    slug: 'blavand',
    intro: 'Vores første og største kontor, midt i byen og med udsigt til bageren.',
    content: doc(
      p(
        'Herfra passer vi husene i [Blåvand](area-blavand), [Ho](area-ho) og [Oksbøl](area-oksbol). Vi har en uv-lampe: Kom forbi og se, om det, du fandt på stranden, er rav.',
      ),
      p('Du kan parkere gratis bag huset. Der er ingen trin ved døren.'),
    ),
    seoTitle: 'Kontoret i Blåvand: åbningstider og nøgler | Marram',
    seoDescription:
      'Marrams kontor i Blåvand passer husene i Blåvand, Ho og Oksbøl. Se adresse, åbningstider, nøgleudlevering og hvad vi kan hjælpe med.',
  },
  de: {
    title: 'Das Büro in Blåvand',
    slug: 'blavand',
    intro: 'Unser erstes und größtes Büro, mitten im Ort und mit Blick auf den Bäcker.',
    content: doc(
      p(
        'Von hier betreuen wir die Häuser in [Blåvand](area-blavand), [Ho](area-ho) und [Oksbøl](area-oksbol). Wir haben eine UV-Lampe: Kommen Sie vorbei und sehen Sie, ob Ihr Fund Bernstein ist.',
      ),
      p('Hinter dem Haus parken Sie kostenlos. An der Tür gibt es keine Stufe.'),
    ),
    seoTitle: 'Büro Blåvand: Öffnungszeiten und Schlüssel | Marram',
    seoDescription:
      'Das Büro in Blåvand betreut die Häuser in Blåvand, Ho und Oksbøl. Adresse, Öffnungszeiten, Schlüsselausgabe und womit wir helfen können.',
  },
  en: {
    title: 'The Blåvand office',
    slug: 'blavand',
    intro: 'Our first and largest office, in the middle of the village, opposite the baker’s.',
    content: doc(
      p(
        'From here we look after the houses in [Blåvand](area-blavand), [Ho](area-ho) and [Oksbøl](area-oksbol). We’ve got an ultraviolet lamp: drop in and see whether what you’ve found is amber.',
      ),
      p('Parking behind the building is free, and there’s no step at the door.'),
    ),
    seoTitle: 'Blåvand office: opening hours and keys | Marram',
    seoDescription:
      'Our Blåvand office looks after the houses in Blåvand, Ho and Oksbøl. Address, opening hours, key collection and what we can help with.',
  },
})

const henneStrand = office('henne-strand', 'asset-dunes-golden', {
  da: {
    title: 'Kontoret i Henne Strand',
    slug: 'henne-strand',
    intro: 'På hovedgaden, hvor der engang blev solgt is. Disken er den samme.',
    content: doc(
      p(
        'Vi passer husene fra [Vejers](area-vejers-strand) til [Bork Havn](area-bork-havn). Katrin svarer på tysk, og Anna ved, hvilke huse der har den bedste morgensol.',
      ),
      p(
        'Hos os kan du låne en trækvogn, så længe der er flere. Barneseng og højstol køber du til, når du booker huset.',
      ),
    ),
    seoTitle: 'Kontoret i Henne Strand: åbningstider | Marram',
    seoDescription:
      'Kontoret i Henne Strand passer husene fra Vejers til Bork Havn. Se adresse, åbningstider, nøgleudlevering, og hvad du kan låne hos os.',
  },
  de: {
    title: 'Das Büro in Henne Strand',
    slug: 'henne-strand',
    intro: 'An der Hauptstraße, in einer früheren Eisdiele. Die Theke ist geblieben.',
    content: doc(
      p(
        'Wir betreuen die Häuser von [Vejers](area-vejers-strand) bis [Bork Havn](area-bork-havn). Katrin spricht Deutsch, Anna weiß, welche Häuser die Morgensonne haben.',
      ),
      p('Bollerwagen verleihen wir, solange der Vorrat reicht. Kinderbett und Hochstuhl buchen Sie zum Haus dazu.'),
    ),
    seoTitle: 'Büro Henne Strand: Öffnungszeiten | Marram',
    seoDescription:
      'Das Büro in Henne Strand betreut die Häuser von Vejers bis Bork Havn. Adresse, Öffnungszeiten, Schlüssel und was Sie bei uns leihen können.',
  },
  en: {
    title: 'The Henne Strand office',
    slug: 'henne-strand',
    intro: 'On the main street, in what used to be an ice-cream parlour. The counter’s still there.',
    content: doc(
      p(
        'We look after the houses from [Vejers](area-vejers-strand) to [Bork Havn](area-bork-havn). Katrin speaks German, and Anna knows which houses get the morning sun.',
      ),
      p('We lend out beach trolleys while stocks last. Cots and high chairs can be added when you book your house.'),
    ),
    seoTitle: 'Henne Strand office: opening hours | Marram',
    seoDescription:
      'The Henne Strand office looks after the houses from Vejers to Bork Havn. Address, opening hours, keys and what you can borrow from us.',
  },
})

const hvideSande = office('hvide-sande', 'asset-harbour-morning', {
  da: {
    title: 'Kontoret i Hvide Sande',
    slug: 'hvide-sande',
    intro: 'Ti skridt fra kajen. Er døren lukket, er vi ude ved et hus eller nede ved fiskebilen.',
    content: doc(
      p(
        'Vi har nøglerne til husene på Holmsland Klit, fra [Søndervig](area-sondervig) til [Bjerregård](area-bjerregard). Niels ved, hvornår silden er her.',
      ),
      p('Husk, at broen over slusen kan være åben. Regn med op til ti minutters ventetid om sommeren.'),
    ),
    seoTitle: 'Kontoret i Hvide Sande: åbningstider | Marram',
    seoDescription:
      'Kontoret i Hvide Sande har nøglerne til husene på Holmsland Klit fra Søndervig til Bjerregård. Se adresse, åbningstider og praktiske råd.',
  },
  de: {
    title: 'Das Büro in Hvide Sande',
    slug: 'hvide-sande',
    intro: 'Zehn Schritte vom Kai. Ist die Tür zu, sind wir in einem Haus oder beim Fischwagen.',
    content: doc(
      p(
        'Hier liegen die Schlüssel der Häuser auf Holmsland Klit, von [Søndervig](area-sondervig) bis [Bjerregård](area-bjerregard). Niels weiß, wann der Hering da ist.',
      ),
      p('Die Brücke über die Schleuse kann offen sein. Rechnen Sie im Sommer mit bis zu zehn Minuten Wartezeit.'),
    ),
    seoTitle: 'Büro Hvide Sande: Öffnungszeiten | Marram',
    seoDescription:
      'Im Büro Hvide Sande liegen die Schlüssel der Häuser auf Holmsland Klit, von Søndervig bis Bjerregård. Adresse, Öffnungszeiten und Rat.',
  },
  en: {
    title: 'The Hvide Sande office',
    slug: 'hvide-sande',
    intro: 'Ten steps from the quay. If the door’s shut, we’re out at a house or down at the fish van.',
    content: doc(
      p(
        'We hold the keys to the houses on Holmsland Klit, from [Søndervig](area-sondervig) to [Bjerregård](area-bjerregard). Niels knows when the herring are in.',
      ),
      p('The bridge over the lock may be up. Allow an extra ten minutes in summer.'),
    ),
    seoTitle: 'Hvide Sande office: opening hours | Marram',
    seoDescription:
      'The Hvide Sande office holds the keys to houses on Holmsland Klit, from Søndervig to Bjerregård. Address, opening hours and local advice.',
  },
})

const romo = office('romo', 'asset-beach-dusk', {
  da: {
    title: 'Kontoret på Rømø',
    slug: 'romo',
    intro: 'På vejen til Havneby, med god plads til bil, trailer og hund.',
    content: doc(
      p(
        'Vi passer husene på [Rømø](area-romo) og [Fanø](area-fano). Birgit er født på øen og kender tidevandet uden at slå det op.',
      ),
      p('Til Fanø sender vi nøglekoden i forvejen, så du kan køre direkte til huset fra færgen.'),
    ),
    seoTitle: 'Kontoret på Rømø: åbningstider og nøgler | Marram',
    seoDescription:
      'Marrams kontor på Rømø passer husene på Rømø og Fanø. Se adresse, åbningstider, nøgler på øerne og hvordan du kommer ind efter lukketid.',
  },
  de: {
    title: 'Das Büro auf Rømø',
    slug: 'romo',
    intro: 'An der Straße nach Havneby, mit viel Platz für Auto, Anhänger und Hund.',
    content: doc(
      p(
        'Wir betreuen die Häuser auf [Rømø](area-romo) und [Fanø](area-fano). Birgit ist auf der Insel geboren und kennt die Tide auswendig.',
      ),
      p('Für Fanø schicken wir den Schlüsselcode vorab. So fahren Sie von der Fähre gleich zum Haus.'),
    ),
    seoTitle: 'Büro Rømø: Öffnungszeiten und Schlüssel | Marram',
    seoDescription:
      'Das Büro auf Rømø betreut die Häuser auf Rømø und Fanø. Adresse, Öffnungszeiten, Schlüssel auf den Inseln und was nach Büroschluss gilt.',
  },
  en: {
    title: 'The Rømø office',
    slug: 'romo',
    intro: 'On the road to Havneby, with plenty of room for the car, the trailer and the dog.',
    content: doc(
      p(
        'We look after the houses on [Rømø](area-romo) and [Fanø](area-fano). Birgit was born on the island and knows the tides by heart.',
      ),
      p('For Fanø, we send the key code in advance so you can drive straight to the house from the ferry.'),
    ),
    seoTitle: 'Rømø office: opening hours and keys | Marram',
    seoDescription:
      'Our Rømø office looks after the houses on Rømø and Fanø. Address, opening hours, keys on the islands and how to get in after closing.',
  },
})

export const officePages = [offices, blavand, henneStrand, hvideSande, romo]
