import { type Editions, toEntries, toEntry } from '../builders/entry.ts'
import { sectionEntrances } from '../builders/section-kinds.ts'

type EntranceText = [title: string, intro: string]

function ways(id: string, items: string[], lines: Editions<EntranceText>) {
  const words = ([title, intro]: EntranceText) => ({ title, intro })
  return sectionEntrances(
    `entrances-${id}`,
    { items: toEntries(...items) },
    { da: words(lines.da), de: words(lines.de), en: words(lines.en) },
  )
}

const rentingPages = [
  'page-how-it-works',
  'page-prices',
  'page-energy',
  'page-arrival',
  'page-departure',
  'page-pets',
  'page-cancellation',
  'page-terms',
  'page-faq',
]

export const entrances = [
  ways('renting', rentingPages, {
    da: ['Emne for emne', 'Korte sider, der hver svarer på ét spørgsmål.'],
    de: ['Thema für Thema', 'Kurze Seiten, jede zu genau einer Frage.'],
    en: ['Topic by topic', 'Short pages, each answering one question.'],
  }),
  ways('sidebar-renting', ['page-prices', 'page-energy', 'page-cancellation', 'page-faq'], {
    da: ['Læs også', 'Det næste, de fleste spørger om.'],
    de: ['Lesen Sie auch', 'Wonach die meisten als Nächstes fragen.'],
    en: ['Read on', 'What most people ask next.'],
  }),
  ways('sidebar-legal', ['page-terms', 'page-privacy', 'page-cookies', 'page-sorting', 'page-review-checks'], {
    da: ['Regler og rettigheder', 'Det med småt, skrevet stort.'],
    de: ['Regeln und Rechte', 'Das Kleingedruckte, groß geschrieben.'],
    en: ['Rules and rights', 'The small print, writ large.'],
  }),
  ways(
    'coast',
    ['page-beaches', 'page-fishing', 'page-surfing', 'page-cycling', 'page-children', 'page-dog', 'page-winter'],
    {
      da: ['Hvad har I lyst til?', 'Syv måder at bruge en dag på.'],
      de: ['Worauf haben Sie Lust?', 'Sieben Ideen für einen Tag an der Küste.'],
      en: ['What do you feel like?', 'Seven ways to spend a day.'],
    },
  ),
  ways('southern-areas', ['area-blavand', 'area-vejers-strand', 'area-fano', 'area-romo'], {
    da: ['Brede strande mod syd', 'Fire steder med meget sand.'],
    de: ['Breite Strände im Süden', 'Vier Orte mit viel Sand.'],
    en: ['Wide beaches in the south', 'Four places with plenty of sand.'],
  }),
  ways('northern-areas', ['area-sondervig', 'area-hvide-sande', 'area-argab', 'area-bork-havn'], {
    da: ['Mellem hav og fjord', 'Her har du vand på begge sider.'],
    de: ['Zwischen Meer und Fjord', 'Hier haben Sie auf beiden Seiten Wasser.'],
    en: ['Between sea and fjord', 'Water on either side of you.'],
  }),
  ways(
    'about',
    ['page-history', 'page-employees', 'page-offices', 'page-sustainability', 'page-reviews', 'page-jobs'],
    {
      da: ['Kom tættere på', 'Hvem vi er, og hvordan vi arbejder.'],
      de: ['Näher kennenlernen', 'Wer wir sind und wie wir arbeiten.'],
      en: ['Get to know us', 'Our people and how we work.'],
    },
  ),
  ways('offices', ['page-office-blavand', 'page-office-henne-strand', 'page-office-hvide-sande', 'page-office-romo'], {
    da: ['Vælg dit kontor', 'Fra syd til nord, og så øerne.'],
    de: ['Wählen Sie Ihr Büro', 'Von Süd nach Nord, dann die Inseln.'],
    en: ['Choose your office', 'From south to north, then the islands.'],
  }),
  sectionEntrances(
    'entrances-blog-front',
    { items: toEntries('blog-amber', 'blog-stove', 'blog-fano-day'), link: toEntry('page-blog') },
    {
      da: { title: 'Fra bloggen', intro: 'Skrevet af dem, der bor her.', linkText: 'Alle indlæg' },
      de: { title: 'Aus dem Blog', intro: 'Geschrieben von denen, die hier wohnen.', linkText: 'Alle Beiträge' },
      en: { title: 'From the blog', intro: 'Written by people who live here.', linkText: 'All posts' },
    },
  ),
]
