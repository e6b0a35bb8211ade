import { atPlace } from '@marram/i18n/place-name'
import type { Editions } from '../builders/entry.ts'
import { category } from '../builders/kinds.ts'

type TaxonomyText = [title: string, slug: string]
type Kind = 'job-category' | 'job-type' | 'workplace'

const frames: Editions<Record<Kind, (title: string) => { pageTitle: string; seoDescription: string }>> = {
  da: {
    'job-category': (title) => ({
      pageTitle: `Job inden for ${title.toLowerCase()}`,
      seoDescription: `Ledige stillinger inden for ${title.toLowerCase()} hos Marram på Vestkysten: opgaver, arbejdstid, arbejdssted og ansøgningsfrist for hvert opslag.`,
    }),
    'job-type': (title) => ({
      pageTitle: `Ansættelse: ${title.toLowerCase()}`,
      seoDescription: `Stillinger hos Marram med ansættelsen ${title.toLowerCase()}: se opgaver, sted, løn efter overenskomst og frist for at søge på Vestkysten.`,
    }),
    workplace: (title) => ({
      pageTitle: `Job på kontoret ${atPlace('da', title)}`,
      seoDescription: `Ledige stillinger på Marrams kontor ${atPlace('da', title)}: gæsteservice, drift, rengøring og administration tæt på havet, med frist for at søge.`,
    }),
  },
  de: {
    'job-category': (title) => ({
      pageTitle: `Stellen im Bereich ${title}`,
      seoDescription: `Offene Stellen im Bereich ${title} bei Marram an der dänischen Westküste: Aufgaben, Arbeitszeit, Arbeitsort und Frist der Bewerbung.`,
    }),
    'job-type': (title) => ({
      pageTitle: `Anstellung: ${title}`,
      seoDescription: `Stellen bei Marram mit der Anstellung ${title}: Aufgaben, Ort, Lohn nach Tarif und Frist der Bewerbung an der dänischen Westküste.`,
    }),
    workplace: (title) => ({
      pageTitle: `Stellen im Büro ${atPlace('de', title)}`,
      seoDescription: `Offene Stellen bei Marram ${atPlace('de', title)}: Gästeservice, Technik, Reinigung und Verwaltung nah am Meer, jeweils mit Bewerbungsfrist.`,
    }),
  },
  en: {
    'job-category': (title) => ({
      pageTitle: `Jobs in ${title.toLowerCase()}`,
      seoDescription: `Vacancies in ${title.toLowerCase()} at Marram on the Danish west coast: duties, hours, place of work and the closing date of every post.`,
    }),
    'job-type': (title) => ({
      pageTitle: `${title} jobs`,
      seoDescription: `${title} jobs at Marram on the Danish west coast: duties, place, pay by collective agreement and the closing date of each.`,
    }),
    workplace: (title) => ({
      pageTitle: `Jobs at our ${title} office`,
      seoDescription: `Vacancies at the Marram office ${atPlace('en', title)}: guest service, maintenance, cleaning and administration by the sea, with closing dates.`,
    }),
  },
}

function taxonomy(type: Kind, id: string, lines: Editions<TaxonomyText>) {
  const words = (key: 'da' | 'de' | 'en') => {
    const [title, slug] = lines[key]
    const { pageTitle, seoDescription } = frames[key][type](title)
    return { title, slug, pageTitle, seoTitle: `${pageTitle} | Marram`, seoDescription }
  }
  return category(`category-${id}`, { type }, { da: words('da'), de: words('de'), en: words('en') })
}

const office = (id: string, name: string) =>
  taxonomy('workplace', id, { da: [name, id], de: [name, id], en: [name, id] })

export const jobTaxonomies = [
  taxonomy('job-category', 'guest-service', {
    da: ['Gæsteservice', 'gaesteservice'],
    de: ['Gästeservice', 'gasteservice'],
    en: ['Guest service', 'guest-service'],
  }),
  taxonomy('job-category', 'houses', {
    da: ['Huse og drift', 'huse-og-drift'],
    de: ['Häuser und Technik', 'hauser-und-technik'],
    en: ['Houses and maintenance', 'houses-and-maintenance'],
  }),
  taxonomy('job-category', 'administration', {
    da: ['Kontor og økonomi', 'kontor-og-okonomi'],
    de: ['Büro und Buchhaltung', 'buro-und-buchhaltung'],
    en: ['Office and accounts', 'office-and-accounts'],
  }),
  taxonomy('job-type', 'full-time', {
    da: ['Fuld tid', 'fuld-tid'],
    de: ['Vollzeit', 'vollzeit'],
    en: ['Full-time', 'full-time'],
  }),
  taxonomy('job-type', 'part-time', {
    da: ['Deltid', 'deltid'],
    de: ['Teilzeit', 'teilzeit'],
    en: ['Part-time', 'part-time'],
  }),
  taxonomy('job-type', 'season', {
    da: ['Sæson', 'saeson'],
    de: ['Saison', 'saison'],
    en: ['Seasonal', 'seasonal'],
  }),
  office('blavand', 'Blåvand'),
  office('henne-strand', 'Henne Strand'),
  office('hvide-sande', 'Hvide Sande'),
  office('romo', 'Rømø'),
]
