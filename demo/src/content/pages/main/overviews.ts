import { toAsset, toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, p } from '../../builders/rich-text.ts'

const areas = page(
  'page-areas',
  { layout: 'page', template: 'areas', menuKey: 'areas', image: toAsset('asset-dunes-golden') },
  {
    da: {
      title: 'Områder',
      slug: 'omrader',
      intro: '16 steder fra nord til syd. Hvert har sit eget stykke strand og sin egen måde at være stille på.',
      content: doc(
        p('Ved du ikke, hvor du vil hen? Ring til os, og fortæl, hvad I kan lide at lave. Vi gætter sjældent forkert.'),
        embed('map-block-coast'),
      ),
      seoTitle: 'Områder ved Vesterhavet | Marram',
      seoDescription:
        'Fra Søndervig over Henne Strand og Blåvand til Fanø og Rømø: se forskellen på vores 16 områder, og find det, der passer til din ferie.',
    },
    de: {
      title: 'Orte',
      slug: 'gebiete',
      intro: '16 Orte von Nord nach Süd. Jeder hat sein eigenes Stück Strand und seine eigene Art von Ruhe.',
      content: doc(
        p('Noch unentschlossen? Rufen Sie an und erzählen Sie, was Sie gern tun. Wir liegen selten falsch.'),
        embed('map-block-coast'),
      ),
      seoTitle: 'Ferienorte an der dänischen Nordsee | Marram',
      seoDescription:
        'Von Søndervig über Henne Strand und Blåvand bis Fanø und Rømø: was unsere 16 Orte unterscheidet und welcher zu Ihrem Urlaub passt.',
    },
    en: {
      title: 'Areas',
      slug: 'areas',
      intro: '16 places from north to south, each with its own stretch of beach and its own kind of quiet.',
      content: doc(
        p('Not sure where to go? Call us and tell us what you like doing. We rarely guess wrong.'),
        embed('map-block-coast'),
      ),
      seoTitle: 'Areas on the Danish North Sea coast | Marram',
      seoDescription:
        'From Søndervig past Henne Strand and Blåvand to Fanø and Rømø: how our sixteen areas differ, and which of them suits your holiday.',
    },
  },
)

const blogPage = page(
  'page-blog',
  { layout: 'page', template: 'blog', menuKey: 'coast' },
  {
    da: {
      title: 'Blog fra kysten',
      slug: 'blog',
      intro: 'Skrevet af dem, der bor her: om rav, rugbrød, storm og hvad folk ellers taler om ved skranken.',
      seoTitle: 'Blog fra Vestkysten | Marram',
      seoDescription:
        'Historier og råd fra Vestkysten: rav efter stormen, sild i slusen, en dag på Fanø og hverdagen på et udlejningskontor i klitterne.',
    },
    de: {
      title: 'Blog von der Küste',
      slug: 'blog',
      intro:
        'Geschrieben von denen, die hier wohnen: über Bernstein, Roggenbrot, Sturm und was man am Schalter so erzählt.',
      seoTitle: 'Blog von der dänischen Westküste | Marram',
      seoDescription:
        'Geschichten und Rat von der Westküste: Bernstein nach dem Sturm, Hering an der Schleuse, ein Tag auf Fanø und der Alltag im Büro.',
    },
    en: {
      title: 'Blog from the coast',
      slug: 'blog',
      intro: 'Written by people who live here: on amber, rye bread, storms and whatever else comes up at the desk.',
      seoTitle: 'Blog from the Danish west coast | Marram',
      seoDescription:
        'Stories and advice from the west coast: amber after the storm, herring at the lock, a day on Fanø and daily life in a letting office.',
    },
  },
)

const jobsPage = page(
  'page-jobs',
  {
    layout: 'page',
    template: 'jobs',
    menuKey: 'about',
    image: toAsset('asset-kitchen'),
    sections: toEntries('quote-colleague'),
  },
  {
    da: {
      title: 'Ledige stillinger',
      slug: 'ledige-stillinger',
      intro: 'Arbejde ved havet, med fast løn og vagter, man kan leve med.',
      content: doc(
        p(
          'Vi svarer alle, der søger. Er der ikke noget for dig i dag, så [skriv alligevel](page-contact), især til sommersæsonen.',
        ),
      ),
      seoTitle: 'Ledige stillinger hos Marram på Vestkysten',
      seoDescription:
        'Job i gæsteservice, rengøring, drift og kontor i Blåvand, Henne Strand, Hvide Sande og på Rømø. Se ledige stillinger og frister her.',
    },
    de: {
      title: 'Stellenangebote',
      slug: 'stellenangebote',
      intro: 'Arbeit am Meer, mit festem Lohn und Schichten, mit denen man leben kann.',
      content: doc(
        p(
          'Wir antworten allen, die sich bewerben. Ist heute nichts dabei, [schreiben Sie trotzdem](page-contact), vor allem für den Sommer.',
        ),
      ),
      seoTitle: 'Stellenangebote bei Marram an der Nordsee',
      seoDescription:
        'Arbeit in Gästeservice, Reinigung, Technik und Büro in Blåvand, Henne Strand, Hvide Sande und auf Rømø: offene Stellen und Fristen.',
    },
    en: {
      title: 'Vacancies',
      slug: 'vacancies',
      intro: 'Work by the sea, with steady pay and shifts you can live with.',
      content: doc(
        p(
          'We answer everyone who applies. If there’s nothing for you today, [write anyway](page-contact), especially about the summer.',
        ),
      ),
      seoTitle: 'Vacancies at Marram on the Danish coast',
      seoDescription:
        'Work in guest service, cleaning, maintenance and administration in Blåvand, Henne Strand, Hvide Sande and on Rømø: posts and deadlines.',
    },
  },
)

export const overviewPages = [areas, blogPage, jobsPage]
