import { facilityByKey } from '@marram/domain/facility'
import { bookingFaqs, coastFaqs, houseFaqs } from '../answers/faqs.ts'
import { recommendations } from '../answers/recommendations.ts'
import { toEntries } from '../builders/entry.ts'
import { sectionEmployees, sectionFaq, sectionRecommendations, sectionSearch } from '../builders/section-kinds.ts'

const idsOf = (entries: readonly { sys: { id: string } }[]) => toEntries(...entries.map(({ sys }) => sys.id))

const fireplace = facilityByKey('fireplace').id
const sauna = facilityByKey('sauna').id

export const listSections = [
  sectionRecommendations(
    'recommendations-guests',
    { recommendations: idsOf(recommendations) },
    {
      da: { title: 'Det siger gæsterne om os' },
      de: { title: 'Was Gäste über uns sagen' },
      en: { title: 'What guests say about us' },
    },
  ),
  sectionFaq(
    'faq-section-short',
    { faqs: toEntries('faq-binding', 'faq-deposit', 'faq-linen', 'faq-wifi', 'faq-short-stay') },
    {
      da: { title: 'Ofte stillede spørgsmål' },
      de: { title: 'Häufige Fragen' },
      en: { title: 'Frequently asked questions' },
    },
  ),
  sectionFaq(
    'faq-section-booking',
    { faqs: idsOf(bookingFaqs) },
    {
      da: { title: 'Booking og betaling' },
      de: { title: 'Buchung und Zahlung' },
      en: { title: 'Booking and payment' },
    },
  ),
  sectionFaq(
    'faq-section-house',
    { faqs: idsOf(houseFaqs) },
    {
      da: { title: 'I huset' },
      de: { title: 'Im Haus' },
      en: { title: 'In the house' },
    },
  ),
  sectionFaq(
    'faq-section-coast',
    { faqs: idsOf(coastFaqs) },
    {
      da: { title: 'Ved kysten' },
      de: { title: 'Rund um die Küste' },
      en: { title: 'On the coast' },
    },
  ),
  sectionEmployees(
    'employees-offices',
    { employees: toEntries('employee-mette', 'employee-anna', 'employee-niels', 'employee-birgit') },
    {
      da: { title: 'Kontorlederne' },
      de: { title: 'Die Büroleitungen' },
      en: { title: 'The office managers' },
    },
  ),
  sectionEmployees(
    'employees-guest-service',
    { employees: toEntries('employee-sofie', 'employee-katrin', 'employee-tom') },
    {
      da: { title: 'Dem får du svar fra' },
      de: { title: 'Wer Ihnen antwortet' },
      en: { title: 'Who you’ll hear from' },
    },
  ),
  sectionSearch(
    'search-main',
    {
      headerShown: true,
      initialDisplayMode: 'List',
      paginationType: 'pages',
      resultsPerPage: 24,
      searchConfig: {},
      isMainSearch: true,
      listType: 'search',
    },
    {
      da: { title: 'Ledige huse' },
      de: { title: 'Freie Häuser' },
      en: { title: 'Available houses' },
    },
  ),
  sectionSearch(
    'search-last-minute',
    {
      headerShown: true,
      initialDisplayMode: 'Grid',
      paginationType: 'more',
      resultsPerPage: 12,
      // Guests who filter the offers stay on this page and are not redirected to the search page.
      searchConfig: { lastMinute: { value: true, comparator: '=' }, autoRedirect: false },
      customFilterName: 'last-minute',
      isMainSearch: false,
      listType: 'last-minute',
    },
    {
      da: { title: 'Ledige huse de næste uger' },
      de: { title: 'Freie Häuser in den nächsten Wochen' },
      en: { title: 'Houses available in the next few weeks' },
    },
  ),
  sectionSearch(
    'search-with-dog',
    {
      headerShown: false,
      initialDisplayMode: 'Grid',
      paginationType: 'more',
      resultsPerPage: 6,
      searchConfig: { husdyr: { value: 1, comparator: '=' } },
      customFilterName: 'with-dog',
      isMainSearch: false,
      listType: 'with-dog',
    },
    {
      da: { title: 'Huse, hvor hunden er velkommen' },
      de: { title: 'Häuser, in denen Hunde willkommen sind' },
      en: { title: 'Houses that welcome dogs' },
    },
  ),
  sectionSearch(
    'search-warm',
    {
      headerShown: false,
      initialDisplayMode: 'Grid',
      paginationType: 'more',
      resultsPerPage: 4,
      searchConfig: { [fireplace]: true, [sauna]: true },
      customFilterName: 'warm',
      isMainSearch: false,
      listType: 'warm',
    },
    {
      da: { title: 'Brændeovn og sauna, når det blæser' },
      de: { title: 'Kaminofen und Sauna, wenn es stürmt' },
      en: { title: 'A fire and a sauna for stormy days' },
    },
  ),
]
